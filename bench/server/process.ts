import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ServerOptions } from '@waybill/table';

const PROGRAM = fileURLToPath(new URL('./node.ts', import.meta.url));

export interface Usage {
  /** CPU seconds since it started, of all its threads. */
  readonly cpu: number;
  readonly rss: number;
}

/** A server under load. */
export class BenchNode {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static async start(options: ServerOptions): Promise<BenchNode> {
    const execArgv = ['--import', 'tsx'];
    const child = fork(PROGRAM, [JSON.stringify({ port: 0, ...options })], { execArgv });
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    return new BenchNode(child, url);
  }

  async usage(): Promise<Usage> {
    this.child.send('usage');
    const [usage] = (await once(this.child, 'message')) as [Usage];
    return usage;
  }

  async stop(): Promise<void> {
    this.child.send('stop');
    await once(this.child, 'exit');
  }
}
