import { closeSync, fstatSync, openSync, writeSync } from 'node:fs';
import { Failure } from '../fail.ts';
import { HEAD, writeHead } from './layout.ts';

/** Answers in a file that the one who asks has mapped into its memory, which is quicker than a pipe: two, by turns. */
export class SharedFile {
  private readonly fd: number;
  /** Tells where the answer is. */
  private readonly note = Buffer.alloc(HEAD + 4);
  private turn = 0;

  constructor(
    path: string,
    private readonly room: number,
  ) {
    try {
      this.fd = openSync(path, 'r+');
    } catch (error) {
      throw cant(error);
    }
    try {
      // Written to, so that the room is there when it is needed.
      writeSync(this.fd, new Uint8Array(2 * room));
      if (fstatSync(this.fd).size < 2 * room) throw new Error('too little room');
    } catch (error) {
      this.close();
      throw cant(error);
    }
    writeHead(this.note, 0);
  }

  put(frame: Uint8Array): Uint8Array {
    const at = this.turn * this.room;
    this.turn = 1 - this.turn;
    for (let done = HEAD; done < frame.length; ) {
      done += writeSync(this.fd, frame, done, frame.length - done, at + done - HEAD);
    }
    this.note.writeUInt32LE(at, HEAD);
    return this.note;
  }

  close(): void {
    closeSync(this.fd);
  }
}

const cant = (error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  return new Failure(`open: memory: can't be used (${code ?? message})`);
};
