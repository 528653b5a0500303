"""Ways to press buttons: with a mouse, with fingers, with the keyboard alone."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Locator, Page

MOST_KEYS = 120  # that it may take to get anywhere


class Hands(Protocol):
    def press(self, button: Locator) -> None: ...

    def put_back(self, page: Page) -> None:
        """Un-picks what was picked."""
        ...


class Mouse:
    def press(self, button: Locator) -> None:
        button.click()

    def put_back(self, page: Page) -> None:
        self.press(page.get_by_role("button", name="Cancel", exact=True))


class Touch(Mouse):
    """Fingers only."""

    def press(self, button: Locator) -> None:
        button.tap()


class Keyboard:
    """Tab from part to part, arrows within cards and tiles, Enter, Esc. Nothing else ever moves the focus."""

    # Where the button is from what has the focus: there, before it, within reach of the arrows; and which stop has the focus.
    WHERE = """button => {
        const active = document.activeElement;
        const group = active.closest('ul, fieldset, section, dialog');
        const before = active === document.body || !!(active.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_PRECEDING);
        const within = button.tabIndex < 0 && !!group && group.contains(button);
        return [active === button, before, within, [...document.querySelectorAll('*')].indexOf(active)];
    }"""

    def press(self, button: Locator) -> None:
        button.wait_for()
        self._reach(button)
        button.page.keyboard.press("Enter")

    def put_back(self, page: Page) -> None:
        page.keyboard.press("Escape")

    def _reach(self, button: Locator) -> None:
        last = -1
        for _ in range(MOST_KEYS):
            there, before, within, stop = button.evaluate(self.WHERE)
            if there:
                return
            if within and stop != last:  # where an arrow leads nowhere, Tab does
                button.page.keyboard.press("ArrowLeft" if before else "ArrowRight")
            else:
                button.page.keyboard.press("Shift+Tab" if before else "Tab")
            last = stop
        raise AssertionError(f"no key leads to {button}")
