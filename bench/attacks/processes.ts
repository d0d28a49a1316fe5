import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Late } from './lateness.ts';

const AS_NODE = ['--import', 'tsx', '--conditions=source'];
const pathOf = (program: string) => fileURLToPath(new URL(program, import.meta.url));
const can = (command: string, ...args: readonly string[]) => spawnSync(command, [...args, 'true']).status === 0;

/** The words before a command. */
function wrapped(words: readonly string[]) {
  const [command, ...args] = [...words, process.execPath, ...AS_NODE];
  return { execPath: command, execArgv: args };
}

/** Whoever attacks has a machine of their own: here, where Linux can say so, they run only while nobody else wants to. */
const IDLE = ['chrt', '--idle', '0'];
const OUT_OF_THE_WAY = can(IDLE[0], ...IDLE.slice(1)) ? wrapped(IDLE) : wrapped(['nice', '-n', '19']);

/** Ready to attack, from an address; it is told of a table whose log is dear to read. */
export async function attacker(name: string, url: string, from: string, rewound: string) {
  const child = fork(pathOf('attacker.ts'), [name, url, from, rewound], OUT_OF_THE_WAY);
  await once(child, 'message');
  return {
    begin: () => child.send('begin'),
    stop: async () => {
      child.send('stop');
      const [done] = (await once(child, 'message')) as [string];
      await once(child, 'exit');
      return done;
    },
  };
}

/** First in the queue, but not beyond it: Node's threads may spin while they wait for each other, and nobody else would run. */
const onProcessor = (number: number) => ['taskset', '-c', String(number), 'nice', '-n', '-20'];

/** Somebody at each processor who only looks whether it runs; where that can't be, nobody. */
export class Watch {
  private constructor(private readonly children: readonly ChildProcess[]) {}

  static async start(): Promise<Watch> {
    const [command, ...args] = onProcessor(0);
    if (!can(command, ...args)) return new Watch([]);
    const children = cpus().map((_, i) => fork(pathOf('watch.ts'), [], wrapped(onProcessor(i))));
    await Promise.all(children.map((child) => once(child, 'message')));
    return new Watch(children);
  }

  get watches(): boolean {
    return this.children.length > 0;
  }

  async take(): Promise<Late[]> {
    const seen = this.children.map(async (child) => {
      child.send('take');
      const [late] = (await once(child, 'message')) as [Late[]];
      return late;
    });
    return (await Promise.all(seen)).flat();
  }
}
