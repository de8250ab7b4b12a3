"""The table in the browser: seats, moves, bots, clocks, over HTTP and WebSocket. See docs/protocol.md."""
