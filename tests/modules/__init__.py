"""The modules of the manual, one test file each."""
