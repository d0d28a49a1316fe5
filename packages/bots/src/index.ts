export type { Advice, Progress, Thinking, ThinkOptions, Thought } from './advice.ts';
export { loadKnowledge } from './knowledge/index.ts';
export type { Knowledge } from './knowledge/knowledge.ts';
export { plainKnowledge } from './knowledge/plain.ts';
export { LEVELS, type Level, type Style, styleOf } from './levels.ts';
export { choose, think } from './think.ts';
