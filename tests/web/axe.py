"""What axe finds on a page."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# What lies behind an open sheet is out of reach, and is looked at elsewhere. Of what lies under a bar a narrow edge may look out:
# whether it is large enough is asked again where it was scrolled free.
FIND = """async standard => {
    const reached = document.querySelector('dialog[open]') ?? document;
    const { violations } = await axe.run(reached, { runOnly: standard, resultTypes: ['violations'], elementRef: true });
    const small = async (one) => {
        const before = scrollY;
        one.scrollIntoView({ block: 'center' });
        const again = await axe.run(one, { runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'] });
        scrollTo(0, before);
        return again.violations.length > 0;
    };
    const found = [];
    for (const { id, nodes } of violations)
        for (const { html, element, failureSummary } of nodes)
            if (id !== 'target-size' || (await small(element))) found.push(`${id}: ${html.slice(0, 200)} ${failureSummary}`);
    return found;
}"""


def faults(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    return cast(list[str], page.evaluate(FIND, STANDARD))
