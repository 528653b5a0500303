"""For builders: batches of games on all cores or a GPU, observations, and the interfaces of others.

>>> from parawan import lab
>>> batch = lab.Batch("tide", seats=4, size=1000, seed=7)
>>> batch.observations.shape, int(batch.counts[0])
((1000, 267), 12)
>>> totals = batch.play(steps=200)
>>> totals.games > 1000
True
"""

from __future__ import annotations

from parawan.lab.batch import Batch as Batch
from parawan.lab.batch import Totals as Totals
from parawan.lab.observation import Part as Part
from parawan.lab.observation import layout as layout
from parawan.lab.observation import unpack as unpack
from parawan.lab.observation import width as width
