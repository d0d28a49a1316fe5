import type { Io } from './io.ts';

/** A flag of a command: with `value`, it takes one, named so in the help. */
export interface Flag {
  readonly words: string;
  readonly value?: string;
}

/** One command as its help shows it. What it does is imported only when it is called. */
export interface Command {
  /** `new`, or two words: `sheet check`. */
  readonly name: string;
  readonly args: readonly string[];
  readonly words: string;
  readonly more?: string;
  readonly flags: { readonly [name: string]: Flag };
  load(): Promise<{ readonly run: Action }>;
}

export interface Call {
  readonly io: Io;
  /** As many as the command has, in their order; one in brackets may be missing. */
  readonly args: readonly string[];
  /** The value of a flag that was given. */
  readonly value: (name: string) => string | undefined;
  readonly has: (name: string) => boolean;
}

/** What a command does; it ends by itself, with a number as its exit code, or throws a `Failure`. */
export type Action = (call: Call) => Promise<number | void> | number | void;
