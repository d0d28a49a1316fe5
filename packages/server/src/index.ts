export { BackupFault, backup, restore } from './backup.ts';
export { AnalysisThread, type Analyst } from './deals/analysts.ts';
export { Bots, type Thinkers } from './host/bots.ts';
export { LIMITS, type Limits } from './limits.ts';
export { jsonLogger } from './logger.ts';
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
export type { Place } from './store/open.ts';
