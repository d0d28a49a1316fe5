/**
 * One side of a duel, in a process of its own: it works for so much CPU time, after a warm-up, and says what it has
 * done and what that took. CPU time, so that a busy machine takes longer instead of measuring less.
 */
export interface Effort {
  readonly done: number;
  readonly wall: number;
  readonly cpu: number;
}

/** Works while `more()`; gives how much was done. */
type Task = (more: () => boolean) => number | Promise<number>;

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Asking for the CPU time is slow beside a match, so the clock on the wall says when to ask. */
const ASK_EVERY = 40;

async function effortOf(work: Task, seconds: number): Promise<Effort> {
  const started = cpuSeconds();
  const from = performance.now();
  let asked = from;
  const done = await work(() => {
    if (performance.now() < asked + ASK_EVERY) return true;
    asked = performance.now();
    return cpuSeconds() < started + seconds;
  });
  return { done, wall: (performance.now() - from) / 1000, cpu: cpuSeconds() - started };
}

const SECONDS = Number(process.env.BENCH_SECONDS ?? 1);
/** boardgame.io needs that long until it is compiled: at a fifth of it, it does half of what it can. */
const WARM_UP = 1;

/** Called by the program of a side. */
export async function takePart(work: Task): Promise<void> {
  await effortOf(work, WARM_UP);
  await takeTurn(work);
}

/** Called by the program of a side that is warm already. */
export async function takeTurn(work: Task): Promise<void> {
  const effort = await effortOf(work, SECONDS);
  if (process.send) process.send(effort);
  else console.log(effort);
}
