import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SearchCheckpoint } from '@waybill/bots/expert-iteration';
import type { Checkpoint } from '@waybill/bots/values';

/** A training run as it is kept between two processes. */
export interface Run<C = Checkpoint> {
  /** Of CPU time, spent so far. */
  readonly milliseconds: number;
  readonly checkpoint: C;
}

/** Whole or not at all, whenever the process is killed. */
export function keep(file: string, run: Run<Checkpoint | SearchCheckpoint>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(run));
  renameSync(`${file}.new`, file);
}

export function kept<C = Checkpoint>(file: string): Run<C> | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Run<C>) : null;
}
