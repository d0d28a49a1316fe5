/** Text on its way to followers. What it is on the wire is worked out once, by whoever sends it first. */
export class Telling {
  wire: string | null = null;

  constructor(readonly text: string) {}
}
