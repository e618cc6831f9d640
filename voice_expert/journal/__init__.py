"""What happened, kept on disk, line by line."""
