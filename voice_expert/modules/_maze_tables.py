"""Maze: the nine mazes of the manual, in its order."""

# Cells of the two green circles, maze 1 to 9.
CIRCLES = (
    ("A2", "F3"),
    ("E2", "B4"),
    ("D4", "F4"),
    ("A1", "A4"),
    ("E3", "D6"),
    ("E1", "C5"),
    ("B1", "B6"),
    ("D1", "C4"),
    ("C2", "A5"),
)

# Open right sides: the columns open to the right, row by row from the top. Maze 1 to 9.
RIGHT = (
    ("ABDE", "BDE", "BDE", "BCE", "ABD", "ACE"),
    ("ABDE", "ACE", "BDE", "AC", "D", "BDE"),
    ("ABE", "D", "AD", "", "B", "ABCE"),
    ("ACDE", "CDE", "BD", "BCDE", "ABCD", "ABD"),
    ("ABCDE", "ABCD", "ACE", "BC", "BCD", "BCDE"),
    ("BDE", "D", "AE", "AC", "AE", "ABCE"),
    ("ABCE", "BD", "ACE", "ACD", "CD", "ABCDE"),
    ("BCE", "ABD", "BCD", "BDE", "CDE", "ABCDE"),
    ("BCDE", "C", "ABD", "CE", "D", "ACE"),
)

# Open lower sides: the columns open downwards, rows 1 to 5. Maze 1 to 9.
DOWN = (
    ("ACD", "ABF", "ACDF", "AF", "ACDF"),
    ("BDE", "ACF", "ABDF", "ACEF", "ABCDF"),
    ("ACDEF", "BCF", "ABCDEF", "ABCDEF", "ADEF"),
    ("ABF", "ABCF", "ADF", "AF", "AEF"),
    ("EF", "AD", "ABEF", "ADF", "ABF"),
    ("ABCEF", "ABCDF", "ADE", "BCDEF", "ADF"),
    ("ADEF", "ABF", "CE", "ABCF", "AEF"),
    ("ABDEF", "AF", "ABEF", "AC", "AB"),
    ("ABEF", "ABCEF", "ADF", "ABCF", "ABCDE"),
)
