import { createHash } from 'node:crypto';

/** A record of a journal: how long its text is, a checksum of both, the text. */
const HEAD = 16;
const SUM = 12;

function sumOf(record: Buffer): Buffer {
  return createHash('sha256').update(record.subarray(SUM)).digest().subarray(0, SUM);
}

export function recordOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const record = Buffer.allocUnsafe(HEAD + length);
  record.writeUInt32LE(length, SUM);
  // Mostly ASCII, for which there is a shorter way.
  record.write(text, HEAD, length === text.length ? 'latin1' : 'utf8');
  sumOf(record).copy(record);
  return record;
}

/** The texts up to where a record is not whole, by a write that was cut short or by what was there before; and where that is. */
export function readRecords(bytes: Buffer): { texts: string[]; end: number } {
  const texts: string[] = [];
  let at = 0;
  while (at + HEAD <= bytes.length) {
    const end = at + HEAD + bytes.readUInt32LE(at + SUM);
    const record = bytes.subarray(at, end);
    if (end > bytes.length || !sumOf(record).equals(record.subarray(0, SUM))) break;
    texts.push(record.toString('utf8', HEAD));
    at = end;
  }
  return { texts, end: at };
}
