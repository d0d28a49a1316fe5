export { type SearchedMatch, SearchPlay } from './search-play.ts';
export { type SearchCheckpoint, SearchTraining } from './search-training.ts';
