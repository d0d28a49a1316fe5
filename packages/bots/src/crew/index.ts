export { analyseTogether } from './analyse-together.ts';
export { Closed, type Crew, type Share } from './crew.ts';
export { type Part, partsOf } from './parts.ts';
export { type News, type Order, Pool } from './pool.ts';
export type { Seen } from './search-task.ts';
export { serve } from './serve.ts';
export { thinkTogether } from './think-together.ts';
