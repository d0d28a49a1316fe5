/** What a browser wrote down about one event on one thread; times in microseconds. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  readonly id?: string;
  readonly ts: number;
  readonly dur?: number;
  /** The processor time of that thread: waiting for a busy machine is not in it. */
  readonly tdur?: number;
  readonly args: {
    readonly data?: {
      readonly type?: string;
      readonly interactionId?: number;
      readonly timeStamp?: number;
      readonly processingEnd?: number;
    };
  };
}

/** One tap or key, from the input to the next paint; in milliseconds. */
export interface Interaction {
  /** What was being done, as the page was told by `performance.mark('deed …')`. */
  readonly deed: string;
  /** What the page's main thread worked until it had handed that paint over; what it did meanwhile delays nothing. */
  readonly cpu: number;
}

export const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

const DEED = 'deed ';

interface Span {
  readonly type: string;
  readonly thread: string;
  readonly from: number;
  /** When its listeners had run, and when its paint was on the screen. */
  readonly heard: number;
  to: number;
}

const threadOf = ({ pid, tid }: Traced) => `${pid} ${tid}`;

/** All events of one interaction (down, up, click) count as one, as they do in INP: its longest. */
export function interactionsIn(trace: Buffer): Interaction[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly Traced[] };
  const tasks = traceEvents.filter(({ name, tdur }) => name === 'RunTask' && tdur !== undefined);
  const commits = traceEvents.filter(({ name }) => name === 'Commit');
  const marks = traceEvents.filter(({ name }) => name.startsWith(DEED)).sort((a, b) => a.ts - b.ts);
  const found = new Map<number | string, Interaction>();
  for (const [interaction, span] of spansIn(traceEvents)) {
    const deed = marks.findLast(({ ts }) => ts <= span.from)?.name.slice(DEED.length) ?? '';
    // Pointing with a mouse is no interaction to the browser, though its time is taken; here it is one.
    if (!interaction && !(deed.startsWith('point') && span.type.endsWith('over'))) continue;
    const one = { deed, cpu: weigh(span, tasks, commits) };
    const id = interaction || deed;
    const before = found.get(id);
    if (!before || one.cpu > before.cpu) found.set(id, one);
  }
  return [...found.values()];
}

function spansIn(events: readonly Traced[]): [interaction: number, Span][] {
  const open = new Map<string, [number, Span]>();
  const spans: [number, Span][] = [];
  for (const event of events) {
    if (event.name !== 'EventTiming') continue;
    const key = `${threadOf(event)} ${event.id}`;
    const { type = '', interactionId = 0, timeStamp = 0, processingEnd = 0 } = event.args.data ?? {};
    const begun = open.get(key);
    if (event.ph === 'b') {
      const heard = event.ts + (processingEnd - timeStamp) * 1000;
      open.set(key, [interactionId, { type, thread: threadOf(event), from: event.ts, heard, to: event.ts }]);
    }
    if (event.ph !== 'e' || !begun) continue;
    begun[1].to = event.ts;
    spans.push(begun);
    open.delete(key);
  }
  return spans;
}

function weigh({ thread, from, heard, to }: Span, tasks: readonly Traced[], commits: readonly Traced[]): number {
  const handed = commits.filter((one) => threadOf(one) === thread && one.ts >= heard);
  const until = Math.min(to, ...handed.map(({ ts, dur = 0 }) => ts + dur));
  let cpu = 0;
  for (const task of tasks) {
    const { ts, dur = 0, tdur = 0 } = task;
    const overlap = Math.min(until, ts + dur) - Math.max(from, ts);
    if (overlap > 0 && threadOf(task) === thread) cpu += tdur * (overlap / dur);
  }
  return cpu / 1000;
}
