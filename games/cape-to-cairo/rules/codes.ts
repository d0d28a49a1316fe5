/** How a decision is numbered: pass 0, place 1–24, load 32–41, drive 64–87, bid 128 and up. */
export const PASS = 0;
export const PLACE = 1;
export const LOAD = 32;
export const DRIVE = 64;
export const BID = 128;
