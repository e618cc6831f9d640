"""Words to meaning."""
