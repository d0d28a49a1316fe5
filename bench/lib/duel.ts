import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figure.ts';
import type { Effort } from './side.ts';

export interface Side {
  readonly name: string;
  /** A module that calls `takePart`, from bench/. */
  readonly program: string;
  readonly args: readonly string[];
}

export interface Length {
  readonly runs: number;
  readonly seconds: number;
}

function run({ name, program, args }: Side, seconds: number, turn: number): Promise<Effort> {
  const path = fileURLToPath(new URL(`../${program}`, import.meta.url));
  const child = fork(path, [...args], {
    execArgv: ['--import', 'tsx', '--conditions=source'],
    // boardgame.io leaves its checks out in production; so does everybody who measures it fairly.
    env: { ...process.env, NODE_ENV: 'production', BENCH_SECONDS: String(seconds), BENCH_RUN: String(turn) },
  });
  return new Promise((resolve, reject) => {
    child.on('message', (effort) => resolve(effort as Effort));
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${name} stopped with code ${code} and no figure`)));
  });
}

/** Runs every side in turn, several times over, each run in a process of its own. */
export async function duel(sides: readonly Side[], { runs, seconds }: Length): Promise<Figure[]> {
  const found = sides.map(({ name }) => ({ name, wall: [] as number[], cpu: [] as number[] }));
  for (let turn = 0; turn < runs; turn++) {
    for (const [i, side] of sides.entries()) {
      const { done, wall, cpu } = await run(side, seconds, turn);
      found[i].wall.push(done / wall);
      found[i].cpu.push(done / cpu);
    }
  }
  return found;
}
