import type { Job } from './jobs.ts';
import { playJob } from './play.ts';

/** Plays what it is sent, one match at a time. */
process.on('message', (job: Job) => {
  void playJob(job).then((outcome) => process.connected && process.send?.(outcome));
});
