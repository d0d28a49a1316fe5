export { AnalysisThread, type Analyst } from './analyses/analysts.ts';
export { BackupFault, backup, restore } from './backup.ts';
export { Bots, type Thinkers } from './host/bots.ts';
export { LIMITS, type Limits } from './limits.ts';
export { jsonLogger } from './logger.ts';
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
export type { Place } from './store/open.ts';
