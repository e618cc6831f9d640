"""One file per module of the manual."""
