"""The rules of 12 Rivers, one function per clause, in files named after the rulebook's parts."""
