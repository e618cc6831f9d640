"""Other tables the expert sits at: each package defines MODULE like a module of the manual, with ``kind="game"``."""
