import { textFrame } from '../frame.ts';

/** A message on its way to followers: written once, framed once, however many it goes to. */
export class Broadcast {
  private framed: string | null = null;

  constructor(readonly text: string) {}

  /** As it goes over a WebSocket, a byte a character. */
  get frame(): string {
    return (this.framed ??= textFrame(this.text));
  }
}
