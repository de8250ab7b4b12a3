"""Tables without a server: the same table, kept by a browser, which has no threads, no processes and no database of ours.

It is given what it needs by the page (`browser.py` is all that knows of JavaScript): a shelf of records, a helper to think
and work in, a way to the other windows. Everything else is `lazaretto.table`.
"""
