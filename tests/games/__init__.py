"""The games beside the bomb."""
