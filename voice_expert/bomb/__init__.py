"""What is printed on the casing of the bomb, and what can be known of it."""
