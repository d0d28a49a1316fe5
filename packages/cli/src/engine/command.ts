import { accessSync, constants, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Failure } from '../fail.ts';

/** How an engine is started. */
export interface EngineCommand {
  /** As it was typed. */
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
}

/** Whether somebody who is to play is a program, not a level: it has a path. */
export const isEngine = (name: string) => /[/\\]/.test(name.split(' ', 1)[0]);

/** A program and, after blanks, its arguments: `./bot.py --fast`. */
export function engineCommand(name: string): EngineCommand {
  const [program, ...args] = isFile(name) ? [name] : name.trim().split(/\s+/);
  if (!isFile(program)) throw new Failure(`${program}: there is no such program`);
  try {
    accessSync(program, constants.X_OK);
  } catch {
    throw new Failure(`${program}: is not executable; run chmod +x ${program} allows it`);
  }
  return { name, file: resolve(program), args };
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
