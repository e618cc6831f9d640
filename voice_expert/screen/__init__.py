"""Views that observe the conversation and never take part in it."""
