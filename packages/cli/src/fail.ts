/** 1: refused, or the input is bad. 2: the command was not called as its help says. */
export type Code = 1 | 2;

/** Ends a command with one line on stderr. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly code: Code = 1,
  ) {
    super(message);
  }
}

export function usage(message: string): Failure {
  return new Failure(message, 2);
}
