/** A transport's card, and the cells of the grid that face it, in millimetres. */
export const CARD = { long: 60, high: 32 };
export const CELL = 34;
