"""What a table is: who sits there, what can be done, who is told what. It knows no web server and no database."""
