"""Names for what the framework leaves open.

Its requests and sockets take the types of a user, of credentials and of a state, none of which we use; the scopes and
messages of ASGI are mappings whose keys depend on their `type`. So both stay unchecked, here and nowhere else.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request, WebSocket

AnyRequest: TypeAlias = Request[Any, Any, Any]
AnySocket: TypeAlias = WebSocket[Any, Any, Any]
Asgi: TypeAlias = Any  # a scope or a message
