/** Those who solve a season together, each running the same program: one thread, or several that share memory. */
export interface Threads {
  /** Zeros, the same memory for every member that asks for the same piece. */
  numbers(length: number): Float64Array;
  /** 0, 1, 2 … since they last met, each to one member only. */
  take(): number;
  /** Waits until every member has come here. */
  meet(): void;
}

export function oneThread(): Threads {
  let next = 0;
  return {
    numbers: (length) => new Float64Array(length),
    take: () => next++,
    meet: () => {
      next = 0;
    },
  };
}
