import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { buildIfStale } from '../../../scripts/lib/up-to-date.mjs';
import type { ServerOptions } from '../src/index.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PROGRAM = pathOf('./node.mjs');
const PLENTY = {
  connectionsPerSecond: 1e6,
  requestsPerMinute: 1e7,
  guestsPerHour: 1e6,
  actionsPerMinute: 1e7,
  unfinishedTables: 1e5,
};

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** A server in a process of its own, at an address that stays the same however often it dies. */
export class NodeProcess {
  private child: ChildProcess | null = null;
  readonly url: string;

  constructor(private readonly options: ServerOptions & { port: number }) {
    this.url = `http://127.0.0.1:${options.port}`;
    onTestFinished(() => this.kill());
  }

  async start(): Promise<this> {
    const settings = JSON.stringify({ botThreads: 1, ...this.options, limits: { ...PLENTY, ...this.options.limits } });
    if (buildIfStale(pathOf('../../../'), pathOf('../dist/index.js')) !== 0) throw new Error('it could not be built');
    const child = spawn(process.execPath, [PROGRAM, settings], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`the node ended with ${code}`))),
    ]);
    return this;
  }

  /** As a power cut would: no warning, nothing finished. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async terminate(): Promise<number | null> {
    const { child } = this;
    this.child = null;
    child?.kill('SIGTERM');
    const [code] = child ? ((await once(child, 'exit')) as [number | null]) : [null];
    return code;
  }
}
