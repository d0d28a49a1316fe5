import { Failure } from '../fail.ts';

/** An engine that hung, lied, talked rubbish or died: it loses its match. */
export class EngineFault extends Failure {
  constructor(
    engine: string,
    readonly why: string,
  ) {
    super(`${engine}: ${why}`);
  }
}
