import { createHash } from 'node:crypto';

/**
 * A record of the journal: a mark, a checksum of all that follows it, its number, the number up to which everything had been
 * put into the database when it was written, the length of its text, the text.
 */
const MARK = Buffer.from([0xff, 0x57, 0x4a, 0x32]);
const SUM = 12;
const [SUM_AT, NUMBER_AT, CHECKPOINT_AT, LENGTH_AT, HEAD] = [4, 16, 24, 32, 36];

export interface JournalRecord {
  /** One more than the record before, in whichever file that is. */
  readonly number: number;
  readonly checkpoint: number;
  readonly text: string;
}

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest().subarray(0, SUM);

export function encodeRecord({ number, checkpoint, text }: JournalRecord): Buffer {
  const length = Buffer.byteLength(text);
  const record = Buffer.allocUnsafe(HEAD + length);
  MARK.copy(record);
  record.writeBigUInt64LE(BigInt(number), NUMBER_AT);
  record.writeBigUInt64LE(BigInt(checkpoint), CHECKPOINT_AT);
  record.writeUInt32LE(length, LENGTH_AT);
  // Mostly ASCII, for which there is a shorter way.
  record.write(text, HEAD, length === text.length ? 'latin1' : 'utf8');
  sumOf(record.subarray(NUMBER_AT)).copy(record, SUM_AT);
  return record;
}

/** The record that begins there, and where it ends; null where none does, or not as a whole. */
function recordAt(bytes: Buffer, at: number): { record: JournalRecord; end: number } | null {
  if (at + HEAD > bytes.length || bytes.compare(MARK, 0, MARK.length, at, at + MARK.length) !== 0) return null;
  const end = at + HEAD + bytes.readUInt32LE(at + LENGTH_AT);
  if (end > bytes.length) return null;
  const sum = sumOf(bytes.subarray(at + NUMBER_AT, end));
  if (sum.compare(bytes, at + SUM_AT, at + SUM_AT + SUM) !== 0) return null;
  const number = Number(bytes.readBigUInt64LE(at + NUMBER_AT));
  const checkpoint = Number(bytes.readBigUInt64LE(at + CHECKPOINT_AT));
  return { record: { number, checkpoint, text: bytes.toString('utf8', at + HEAD, end) }, end };
}

export interface Run {
  readonly records: readonly JournalRecord[];
  /** Where the last of them ends. */
  readonly end: number;
}

/** The records from the beginning on, each numbered one more than the one before: what comes then is older, or torn. */
export function readRun(bytes: Buffer): Run {
  const records: JournalRecord[] = [];
  let end = 0;
  for (let next = recordAt(bytes, 0); next; next = recordAt(bytes, end)) {
    const last = records.at(-1);
    if (last && next.record.number !== last.number + 1) break;
    records.push(next.record);
    end = next.end;
  }
  return { records, end };
}

/** The first whole record from there on with a higher number than this; null where there is none. */
export function findLater(bytes: Buffer, from: number, number: number): { number: number; at: number } | null {
  for (let at = bytes.indexOf(MARK, from); at >= 0; at = bytes.indexOf(MARK, at + 1)) {
    const found = recordAt(bytes, at);
    if (found && found.record.number > number) return { number: found.record.number, at };
  }
  return null;
}

/** Until records were numbered: a checksum of 12 bytes, the length, the text. Null where the bytes are no such journal. */
export function readUnnumbered(bytes: Buffer): string[] | null {
  const texts: string[] = [];
  for (let at = 0; at + SUM + 4 <= bytes.length; ) {
    const end = at + SUM + 4 + bytes.readUInt32LE(at + SUM);
    if (end > bytes.length || sumOf(bytes.subarray(at + SUM, end)).compare(bytes, at, at + SUM) !== 0) break;
    texts.push(bytes.toString('utf8', at + SUM + 4, end));
    at = end;
  }
  return texts.length > 0 ? texts : null;
}
