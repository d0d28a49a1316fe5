/** A message on its way to followers: written once, as bytes once, however many it goes to. */
export class Broadcast {
  private encoded: Buffer | null = null;

  constructor(readonly text: string) {}

  get bytes(): Buffer {
    return (this.encoded ??= Buffer.from(this.text));
  }
}
