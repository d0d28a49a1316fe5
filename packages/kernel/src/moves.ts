/** A growing list of move codes that is filled again and again without allocating. */
export class MoveList {
  codes = new Int32Array(512);
  size = 0;

  add(code: number): void {
    if (this.size === this.codes.length) {
      const wider = new Int32Array(this.codes.length * 2);
      wider.set(this.codes);
      this.codes = wider;
    }
    this.codes[this.size++] = code;
  }

  clear(): void {
    this.size = 0;
  }

  has(code: number): boolean {
    for (let i = 0; i < this.size; i++) if (this.codes[i] === code) return true;
    return false;
  }

  toArray(): number[] {
    return Array.from(this.codes.subarray(0, this.size));
  }
}
