"""The conversation: a session, its steps, repairs and commands."""
