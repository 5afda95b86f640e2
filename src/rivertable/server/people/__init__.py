"""Who is who: people, their names and their ratings."""
