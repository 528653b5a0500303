"""Over a bad network whole games are played to their end: nothing is lost or doubled, and all see the same."""

from __future__ import annotations

import asyncio
import re

from tests.server.faulty import KINDS, Faulty
from tests.server.players import Company
from tests.server.serving import Serving

FAULTS = 3  # of each kind
LATE_MOVE = re.compile(rb'"type":"done","id":"\d-')  # answered on a line whose client is long back on another


def test_over_a_bad_network_whole_games_are_played(database):
    async def main() -> None:
        company = Company(pause=0, patience=1, rematches=False)
        with Serving(database) as server:
            async with Faulty(server.port, FAULTS).open() as network:
                for table in (("tide", 3, 0), ("duck", 2, 0), ("maui", 3, 1)):
                    await company.sit_down([server.url], *table)
                for player in company.players:
                    player.client.browser.url = network.url
                async with company.playing():
                    await company.over()
                    await company.converged(database)
        print(dict(network.struck))
        assert set(network.struck) == set(KINDS), "some kind of fault never struck: this test proves less than it says"
        assert LATE_MOVE.search(network.heard_late), "no move came late: this test proves less than it says"
        counts = await company.count(database)
        assert counts.acknowledged > 0
        assert (counts.lost, counts.doubled) == (0, 0)

    asyncio.run(main())
