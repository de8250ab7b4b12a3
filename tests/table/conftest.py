from tests.server.conftest import anna, server

__all__ = ["anna", "server"]
