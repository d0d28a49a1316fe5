import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Usage } from './usage.ts';

/** A server under load, in a process of its own; `PROFILE=folder` has each write a CPU profile there. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /** The program is named from this folder; it is given its options as JSON. */
  static async start(program: string, options: object, flags: readonly string[] = []): Promise<ServerProcess> {
    const { PROFILE } = process.env;
    const profile = PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`, '--cpu-prof-interval=400'] : [];
    const execArgv = ['--import', 'tsx', '--expose-gc', ...flags, ...profile];
    const env = { ...process.env, NODE_ENV: 'production' };
    const path = fileURLToPath(new URL(program, import.meta.url));
    const child = fork(path, [JSON.stringify(options)], { execArgv, env });
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    return new ServerProcess(child, url);
  }

  usage(): Promise<Usage> {
    return this.ask('usage');
  }

  /** What it has used, with all garbage collected before. */
  collected(): Promise<Usage> {
    return this.ask('collect');
  }

  async stop(): Promise<void> {
    this.child.send('stop');
    await once(this.child, 'exit');
  }

  private async ask(what: string): Promise<Usage> {
    this.child.send(what);
    const [usage] = (await once(this.child, 'message')) as [Usage];
    return usage;
  }
}
