"""Sound in and out: 16 kHz mono 16-bit PCM."""
