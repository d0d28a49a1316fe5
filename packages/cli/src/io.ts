import type { Readable } from 'node:stream';
import { ansi, type Paint, plain } from './paint.ts';

/** All that a command knows of the world, so that a test can be one. */
export interface Io {
  readonly stdin: Readable;
  /** Bytes may be changed again once they have left, which `gone` hears. */
  out(text: string | Uint8Array, gone?: () => void): void;
  err(text: string): void;
  /** Whether output goes to a terminal, and how large that is now. */
  readonly terminal: boolean;
  /** Whether somebody watches stderr. */
  readonly watched: boolean;
  /** Whether a person types the input. */
  readonly typed: boolean;
  size(): { columns: number; rows: number };
  readonly env: { readonly [name: string]: string | undefined };
  /** Calls back when the person wants to stop (Ctrl-C); the answer ends that. */
  onStop(stop: () => void): () => void;
}

/** NO_COLOR (no-color.org) wins over everything, FORCE_COLOR over the question whether it is a terminal. */
export function paintFor({ env, terminal }: Pick<Io, 'env' | 'terminal'>): Paint {
  if (env.NO_COLOR) return plain;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0') return ansi;
  return terminal && env.TERM !== 'dumb' ? ansi : plain;
}

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  // A reader that has had enough (`| head`) is no error.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    stderr.write(`standard output: can't be written (${error.code ?? error.message})\n`);
    process.exit(1);
  });
  // Nobody is left to be told.
  stderr.on('error', () => {});
  return {
    stdin,
    out: (text, gone) => stdout.write(text, gone && (() => gone())),
    err: (text) => stderr.write(text),
    terminal: stdout.isTTY,
    watched: stderr.isTTY,
    typed: stdin.isTTY,
    size: () => ({ columns: stdout.columns ?? 80, rows: stdout.rows ?? 24 }),
    env,
    onStop(stop) {
      process.on('SIGINT', stop);
      return () => process.off('SIGINT', stop);
    },
  };
}
