export { eloOf, type Points, type Rating, ratings } from './elo.ts';
export { CONFIDENT, type Figure, figureOf } from './figure.ts';
export { type Bins, binsOf, Histogram } from './histogram.ts';
export { type Share, shareOf } from './share.ts';
