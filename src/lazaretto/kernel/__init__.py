"""The kernel: what remains to be done, who chooses, what is legal, what was seen.

Pure, compiled by mypyc, standard library only; it knows no game. See ARCHITECTURE.md.
"""
