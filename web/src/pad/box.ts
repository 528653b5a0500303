// Made by `make docs` from the games' components: do not edit.
export const BOX = {
  "tide": {
    "seats": [
      3,
      4,
      5
    ],
    "belts": 24,
    "mostBelts": 12,
    "level": 12,
    "levelCards": 2
  },
  "duck": {
    "seats": [
      2,
      3,
      4,
      5
    ],
    "rounds": 5,
    "copies": [
      3,
      9,
      9,
      9,
      9,
      9,
      9,
      9,
      3
    ],
    "hand": 7,
    "dive": 10,
    "green": [
      6,
      7,
      8,
      9,
      10
    ],
    "values": {
      "red_lifebuoys": [
        -2,
        -2,
        -3,
        -3,
        -4
      ]
    }
  },
  "maui": {
    "seats": [
      2,
      3,
      4
    ],
    "tiles": 12,
    "pearls": [
      0,
      2,
      5,
      9
    ],
    "crabs": [
      {
        "points": -2,
        "most": 2
      },
      {
        "points": -3,
        "most": 3
      },
      {
        "points": -4,
        "most": 2
      }
    ],
    "areas": 2,
    "values": {
      "track_points": [
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        10,
        12,
        14,
        16,
        18
      ],
      "extension_points": [
        20,
        22,
        24,
        26,
        28,
        30,
        32,
        34,
        36,
        38,
        40,
        42,
        44
      ]
    }
  }
} as const;
