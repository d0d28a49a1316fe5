export { eloOf, type Points, type Rating, ratings } from './elo.ts';
export { CONFIDENT, type Figure, figureOf, type Share, shareOf } from './figure.ts';
export { type Bins, binsOf, Histogram } from './histogram.ts';
