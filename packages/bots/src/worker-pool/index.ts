export { type AnalysisTask, analyseTogether } from './analyse-together.ts';
export { type Part, partsOf } from './parts.ts';
export type { Seen } from './search-task.ts';
export { serve } from './serve.ts';
export type { Share } from './share.ts';
export { Closed, type NewsOf, TaskPool } from './task-pool.ts';
export { thinkTogether } from './think-together.ts';
export { doWeigh, type Weighing, type WeighTask } from './weigh-task.ts';
export { type News, type Order, WorkerPool } from './worker-pool.ts';
