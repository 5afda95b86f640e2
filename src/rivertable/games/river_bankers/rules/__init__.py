"""The rules, file by file as the rulebook tells them."""
