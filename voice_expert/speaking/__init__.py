"""Phrases to sentences to sound."""
