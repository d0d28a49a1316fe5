export type TransportId = 'low' | 'mid' | 'high' | 'top' | 'even' | 'odd';

export interface Transport {
  readonly profit: number;
  readonly takes: (sum: number) => boolean;
}

export const TRANSPORTS: Record<TransportId, Transport> = {
  low: { profit: 5, takes: (sum) => sum <= 5 },
  mid: { profit: 4, takes: (sum) => sum >= 6 && sum <= 10 },
  high: { profit: 4, takes: (sum) => sum >= 11 && sum <= 15 },
  top: { profit: 5, takes: (sum) => sum >= 16 },
  even: { profit: 4, takes: (sum) => sum % 2 === 0 },
  odd: { profit: 4, takes: (sum) => sum % 2 === 1 },
};

export const TRANSPORT_IDS = Object.keys(TRANSPORTS) as TransportId[];

export const DOCKS = [
  { min: 3, max: 3, bonus: 5 },
  { min: 4, max: 7, bonus: 2 },
  { min: 8, max: 10, bonus: 2 },
  { min: 11, max: 13, bonus: 2 },
  { min: 14, max: 17, bonus: 2 },
  { min: 18, max: 18, bonus: 5 },
];

export const PORTS = [0, 1, 2];
export const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The cells of a loading strip: seat 0's ports face the rows, seat 1's the columns. */
export const STRIPS = [
  [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
  ],
  [
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
  ],
];

export const NEIGHBOURS = [
  [1, 3],
  [0, 2, 4],
  [1, 5],
  [0, 4, 6],
  [1, 3, 5, 7],
  [2, 4, 8],
  [3, 7],
  [4, 6, 8],
  [5, 7],
];

/** The pairs of ports that can be swapped. */
export const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
];
