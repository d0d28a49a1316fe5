import { type ChildProcess, spawn } from 'node:child_process';
import { isRecord } from '@waybill/kernel';
import { oneLine } from '../text.ts';
import type { EngineCommand } from './command.ts';
import { EngineFault } from './fault.ts';
import { LineCutter } from './lines.ts';
import { type Answer, type Id, PROTOCOL } from './protocol.ts';

/** Of an answer; what an engine says is short. */
const LONGEST_ANSWER = 1_000_000;
const KEPT_COMPLAINTS = 2000;
/** To start and say hello: an interpreter on a busy machine takes its time. */
export const START_MS = 20_000;
/** On top of every limit, for the way there and back. */
const GRACE_MS = 500;

interface Waiting {
  readonly id: Id | null;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (fault: EngineFault) => void;
  readonly timer: NodeJS.Timeout;
}

const living = new Set<EngineProcess>();
let watching = false;

/** No engine outlives its host, whatever ends the host. */
function watchEnd(): void {
  if (watching) return;
  watching = true;
  process.on('exit', () => living.forEach((one) => one.kill()));
  for (const [signal, code] of [
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    // Where somebody else listens, the command ends by itself.
    process.on(signal, () => process.listenerCount(signal) === 1 && process.exit(code));
  }
}

/** A program that speaks the protocol, in a process of its own. After a fault it is dead. */
export class EngineProcess {
  private readonly child: ChildProcess;
  private readonly cutter = new LineCutter(LONGEST_ANSWER);
  private waiting: Waiting | null = null;
  private fault: EngineFault | null = null;
  private complaints = '';
  private asked = 0;
  private leaving = false;

  constructor(private readonly command: EngineCommand) {
    // A group of its own: whatever it starts ends with it, and Ctrl-C is for the host alone.
    this.child = spawn(command.file, command.args, { stdio: 'pipe', detached: true });
    living.add(this);
    watchEnd();
    this.child.on('error', (error: NodeJS.ErrnoException) => this.fail(`can't be started (${error.code})`));
    this.child.on('close', (code, signal) => this.closed(code, signal));
    // That it no longer listens is told by its end.
    this.child.stdin!.on('error', () => {});
    this.child.stdout!.on('data', (bytes: Buffer) => this.cutter.push(bytes).forEach((line) => this.hear(line)));
    this.child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.complaints = (this.complaints + text).slice(-KEPT_COMPLAINTS);
    });
  }

  /** Its answer, an error line too; rejects with a fault if there is none in time. */
  ask(request: { readonly do: string; readonly [field: string]: unknown }, ms: number): Promise<Answer> {
    const id = ++this.asked;
    return this.send(JSON.stringify({ id, ...request }), id, ms);
  }

  /** The answer to a line that has no id. */
  send(line: string, id: Id | null, ms: number): Promise<Answer> {
    if (this.fault) return Promise.reject(this.fault);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.fail(`gave no answer in ${ms} ms`), ms + GRACE_MS);
      this.waiting = { id, resolve, reject, timer };
      this.child.stdin!.write(`${line}\n`);
    });
  }

  /** Greets it; what it says of itself. */
  async hello(): Promise<Answer> {
    const hello = await this.ask({ do: 'hello', protocol: PROTOCOL }, START_MS);
    if (hello.error) throw this.fail(`answers hello with an error: ${hello.error.words}`);
    if (hello.protocol !== PROTOCOL) {
      throw this.fail(`hello: protocol must be ${PROTOCOL}, not ${JSON.stringify(hello.protocol)}`);
    }
    if (typeof hello.name !== 'string') throw this.fail('hello: name must be a text');
    return hello;
  }

  /** Asks it to leave; whether it did, in time. */
  quit(ms: number): Promise<boolean> {
    if (this.fault) return Promise.resolve(false);
    this.leaving = true;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.kill();
        resolve(false);
      }, ms);
      this.child.once('close', () => {
        clearTimeout(timer);
        resolve(true);
      });
      this.child.stdin!.end(`${JSON.stringify({ do: 'quit' })}\n`);
    });
  }

  get dead(): boolean {
    return this.fault !== null;
  }

  /** It has done what it may not: it ends, and whoever waits for it hears why. */
  fail(why: string): EngineFault {
    this.fault ??= new EngineFault(this.command.name, oneLine(why));
    const { waiting } = this;
    this.waiting = null;
    if (waiting) clearTimeout(waiting.timer);
    this.kill();
    waiting?.reject(this.fault);
    return this.fault;
  }

  kill(): void {
    living.delete(this);
    this.leaving = true;
    if (this.child.pid === undefined || this.child.exitCode !== null || this.child.signalCode !== null) return;
    try {
      process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      this.child.kill('SIGKILL');
    }
  }

  private closed(code: number | null, signal: string | null): void {
    living.delete(this);
    if (this.leaving) return;
    const last = this.complaints.trim().split('\n').at(-1);
    this.fail(`died (${signal ?? `exit ${code}`})${last ? `: ${last}` : ''}`);
  }

  private hear(line: string | null): void {
    if (this.fault || this.leaving) return;
    const answer = line === null ? null : readAnswer(line);
    if (!answer) {
      const lacks = line?.trimStart().startsWith('{') ? '; it needs "answer", or "error" with "words"' : '';
      return void this.fail(
        `prints something that is not an answer: ${oneLine(line ?? 'a line without end', 80)}${lacks}`,
      );
    }
    const { waiting } = this;
    if (!waiting) return void this.fail(`prints something that was not asked for: ${oneLine(line!, 80)}`);
    if ((answer.id ?? null) !== waiting.id) {
      return void this.fail(
        `answers with the id ${JSON.stringify(answer.id ?? null)}, not ${JSON.stringify(waiting.id)}`,
      );
    }
    if (answer.answer === undefined && answer.error === undefined) return;
    this.waiting = null;
    clearTimeout(waiting.timer);
    waiting.resolve(answer);
  }
}

/** Null if it is none: an answer, an error or progress. */
function readAnswer(line: string): Answer | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  const { answer, error, progress } = value;
  if (error !== undefined) return isRecord(error) && typeof error.words === 'string' ? value : null;
  return typeof answer === 'string' || typeof progress === 'number' ? value : null;
}
