"""Stone Layer's world: real stones in MuJoCo, which report to the rules what became of an attempt (SL-6.20 to SL-6.25).

Needs the extra `stones`. The rules never look in here.
"""
