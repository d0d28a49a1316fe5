export type { Ladder } from '../levels.ts';
export { weighByEvaluation } from './by-evaluation.ts';
export { drawnMap } from './drawn-map.ts';
export type { Knowledge, Truth } from './knowledge.ts';
export * from './markets.ts';
export { plainKnowledge } from './plain.ts';
