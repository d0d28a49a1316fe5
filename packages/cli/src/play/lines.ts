import { createInterface } from 'node:readline';
import type { Io } from '../io.ts';

/** Asks for one line at a time, from a person or from a pipe. */
export interface Lines {
  /** The next line; null when there is none any more, or the person wants to go. */
  ask(prompt: string): Promise<string | null>;
  /** Whether there will be no more of them. */
  ended(): boolean;
  close(): void;
}

export function openLines(io: Io): Lines {
  const live = io.terminal && io.typed;
  const reader = createInterface(live ? { input: io.stdin, output: process.stdout } : { input: io.stdin });
  const waiting: string[] = [];
  let over = false;
  let answer: ((line: string | null) => void) | null = null;
  const give = (line: string | null) => {
    const to = answer;
    answer = null;
    if (to) to(line);
    else if (line !== null) waiting.push(line);
  };
  reader.on('line', give);
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    over = true;
    give(null);
  });
  return {
    ask(prompt) {
      const line = waiting.shift();
      if (line === undefined && over) return Promise.resolve(null);
      if (live) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      if (line !== undefined) return Promise.resolve(line);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    ended: () => over && waiting.length === 0,
    close: () => reader.close(),
  };
}
