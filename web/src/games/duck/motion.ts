/** How long things take, in milliseconds, as in design/tokens.css. The table's pace stretches it; at pace 0 nothing moves. */
export const TOUCHED = 180;
export const HAPPENS = 320;
export const RECKONS = 2500; // a whole reckoning at most
export const STAGGER = 60; // between cards that move together
