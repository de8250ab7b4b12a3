"""`python -m lazaretto`: the command line."""

from lazaretto.cli import main

raise SystemExit(main())
