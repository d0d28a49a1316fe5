import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Checkpoint } from '@waybill/bots/values';

/** A training run as it is kept between two processes. */
export interface Run {
  /** Of CPU time, spent so far. */
  readonly milliseconds: number;
  readonly checkpoint: Checkpoint;
}

/** Whole or not at all, whenever the process is killed. */
export function keep(file: string, run: Run): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(run));
  renameSync(`${file}.new`, file);
}

export function kept(file: string): Run | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Run) : null;
}
