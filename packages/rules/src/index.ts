export { findGame, games } from './games.ts';
export * from './kernel/index.ts';
