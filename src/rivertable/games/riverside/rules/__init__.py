"""The rules of Riverside, one function per clause, in files named after the rulebook's parts."""
