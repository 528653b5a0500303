"""What a page says to the server, kept back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from playwright.sync_api import Page, WebSocketRoute


def held_back(page: Page, words: str) -> list[Callable[[], None]]:
    """Every message with these words, of what the page opens from now on; calling one lets it go."""
    held: list[Callable[[], None]] = []

    def listen(line: WebSocketRoute) -> None:
        far = line.connect_to_server()
        line.on_message(lambda said: held.append(partial(far.send, said)) if words in said else far.send(said))

    page.route_web_socket("**/socket/*", listen)
    return held
