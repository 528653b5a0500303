/** The sign of each seat, used wherever its colour is. */
export const SIGNS = ['shell', 'starfish', 'anchor', 'kite', 'bucket'] as const;
export type Sign = (typeof SIGNS)[number];
