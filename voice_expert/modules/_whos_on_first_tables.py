"""Who's on First: the two steps of the manual page, in its order."""

# Display text: number of the button to read, in reading order (1 top left, 2 top right, … 6 bottom right).
READ = {
    "YES": 3, "FIRST": 2, "DISPLAY": 6, "OKAY": 2, "SAYS": 6, "NOTHING": 3, "": 5, "BLANK": 4, "NO": 6, "LED": 3,
    "LEAD": 6, "READ": 4, "RED": 4, "REED": 5, "LEED": 5, "HOLD ON": 6, "YOU": 4, "YOU ARE": 6, "YOUR": 4,
    "YOU'RE": 4, "UR": 1, "THERE": 6, "THEY'RE": 5, "THEIR": 4, "THEY ARE": 3, "SEE": 6, "C": 2, "CEE": 6,
}  # fmt: skip

# Label read: the words to press, the first that is on the module counts. Each list ends with the label itself.
PRESS_FIRST: dict[str, tuple[str, ...]] = {
    "READY": ("YES", "OKAY", "WHAT", "MIDDLE", "LEFT", "PRESS", "RIGHT", "BLANK", "READY"),
    "FIRST": (
        "LEFT", "OKAY", "YES", "MIDDLE", "NO", "RIGHT", "NOTHING", "UHHH", "WAIT", "READY", "BLANK", "WHAT", "PRESS",
        "FIRST",
    ),
    "NO": ("BLANK", "UHHH", "WAIT", "FIRST", "WHAT", "READY", "RIGHT", "YES", "NOTHING", "LEFT", "PRESS", "OKAY", "NO"),
    "BLANK": ("WAIT", "RIGHT", "OKAY", "MIDDLE", "BLANK"),
    "NOTHING": (
        "UHHH", "RIGHT", "OKAY", "MIDDLE", "YES", "BLANK", "NO", "PRESS", "LEFT", "WHAT", "WAIT", "FIRST", "NOTHING",
    ),
    "YES": ("OKAY", "RIGHT", "UHHH", "MIDDLE", "FIRST", "WHAT", "PRESS", "READY", "NOTHING", "YES"),
    "WHAT": ("UHHH", "WHAT"),
    "UHHH": ("READY", "NOTHING", "LEFT", "WHAT", "OKAY", "YES", "RIGHT", "NO", "PRESS", "BLANK", "UHHH"),
    "LEFT": ("RIGHT", "LEFT"),
    "RIGHT": ("YES", "NOTHING", "READY", "PRESS", "NO", "WAIT", "WHAT", "RIGHT"),
    "MIDDLE": ("BLANK", "READY", "OKAY", "WHAT", "NOTHING", "PRESS", "NO", "WAIT", "LEFT", "MIDDLE"),
    "OKAY": ("MIDDLE", "NO", "FIRST", "YES", "UHHH", "NOTHING", "WAIT", "OKAY"),
    "WAIT": ("UHHH", "NO", "BLANK", "OKAY", "YES", "LEFT", "FIRST", "PRESS", "WHAT", "WAIT"),
    "PRESS": ("RIGHT", "MIDDLE", "YES", "READY", "PRESS"),
    "YOU": ("SURE", "YOU ARE", "YOUR", "YOU'RE", "NEXT", "UH HUH", "UR", "HOLD", "WHAT?", "YOU"),
    "YOU ARE": (
        "YOUR", "NEXT", "LIKE", "UH HUH", "WHAT?", "DONE", "UH UH", "HOLD", "YOU", "U", "YOU'RE", "SURE", "UR",
        "YOU ARE",
    ),
    "YOUR": ("UH UH", "YOU ARE", "UH HUH", "YOUR"),
    "YOU'RE": ("YOU", "YOU'RE"),
    "UR": ("DONE", "U", "UR"),
    "U": ("UH HUH", "SURE", "NEXT", "WHAT?", "YOU'RE", "UR", "UH UH", "DONE", "U"),
    "UH HUH": ("UH HUH",),
    "UH UH": ("UR", "U", "YOU ARE", "YOU'RE", "NEXT", "UH UH"),
    "WHAT?": (
        "YOU", "HOLD", "YOU'RE", "YOUR", "U", "DONE", "UH UH", "LIKE", "YOU ARE", "UH HUH", "UR", "NEXT", "WHAT?",
    ),
    "DONE": (
        "SURE", "UH HUH", "NEXT", "WHAT?", "YOUR", "UR", "YOU'RE", "HOLD", "LIKE", "YOU", "U", "YOU ARE", "UH UH",
        "DONE",
    ),
    "NEXT": ("WHAT?", "UH HUH", "UH UH", "YOUR", "HOLD", "SURE", "NEXT"),
    "HOLD": ("YOU ARE", "U", "DONE", "UH UH", "YOU", "UR", "SURE", "WHAT?", "YOU'RE", "NEXT", "HOLD"),
    "SURE": ("YOU ARE", "DONE", "LIKE", "YOU'RE", "YOU", "HOLD", "UH HUH", "UR", "SURE"),
    "LIKE": ("YOU'RE", "NEXT", "U", "UR", "HOLD", "DONE", "UH UH", "WHAT?", "UH HUH", "YOU", "LIKE"),
}  # fmt: skip

# All six labels of a stage come from one of these groups.
GROUPS = (
    (
        "READY", "FIRST", "NO", "BLANK", "NOTHING", "YES", "WHAT", "UHHH", "LEFT", "RIGHT", "MIDDLE", "OKAY", "WAIT",
        "PRESS",
    ),
    (
        "YOU", "YOU ARE", "YOUR", "YOU'RE", "UR", "U", "UH HUH", "UH UH", "WHAT?", "DONE", "NEXT", "HOLD", "SURE",
        "LIKE",
    ),
)  # fmt: skip
