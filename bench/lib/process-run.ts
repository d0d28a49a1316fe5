import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a whole process took, start and all. */
export interface ProcessRun<T> {
  readonly found: T;
  readonly cpu: number;
  readonly wall: number;
  /** The most memory it ever held, in MB. */
  readonly peak: number;
}

/** Called at the end of a program that does one thing. */
export function toldOf(found: unknown): void {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const told = { found, cpu: (userCPUTime + systemCPUTime) / 1e6, wall: process.uptime(), peak: maxRSS / 1024 };
  if (process.send) process.send(told);
  else console.log(told);
}

/** Runs such a program from bench/. */
export async function whatItTakes<T>(program: string, ...args: readonly string[]): Promise<ProcessRun<T>> {
  const path = fileURLToPath(new URL(`../${program}`, import.meta.url));
  const child = fork(path, [...args], { execArgv: ['--import', 'tsx', '--conditions=source'] });
  const ended = once(child, 'exit');
  const told = await Promise.race([once(child, 'message'), ended.then(() => null)]);
  await ended;
  if (!told) throw new Error(`${program} ${args.join(' ')} stopped with code ${child.exitCode}`);
  return told[0] as ProcessRun<T>;
}
