"""voice-expert: an offline voice expert for Keep Talking and Nobody Explodes."""

__version__ = "0.1.0"
