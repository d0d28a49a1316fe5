import { isUtf8 } from 'node:buffer';
import { BINARY, CLOSE, PING, PONG, TEXT } from './frame.ts';

/** Why a connection is closed (RFC 6455, 7.4.1). */
const NORMAL = 1000;
const PROTOCOL_ERROR = 1002;
export const NO_STATUS = 1005;
const NOT_UTF8 = 1007;
const TOO_BIG = 1009;

const LONGEST_CONTROL = 125;
const NONE = Buffer.alloc(0);

/** Who is told what came in. */
export interface Listener {
  /** A whole message; null where it is not text. */
  heard(text: string | null): void;
  pinged(payload: Buffer): void;
  /** The other side says goodbye, or says what nobody may say: nothing after it counts. */
  closing(code: number): void;
}

/** Reads the frames of a client (RFC 6455, 5) from what its connection brings, wherever that is cut. */
export class FrameReader {
  /** The beginning of a frame that is not there as a whole. */
  private rest = NONE;
  /** What has come of a message in several frames. */
  private parts = NONE;
  /** The opcode of that message; 0 where there is none. */
  private under = 0;
  private ended = false;

  constructor(
    private readonly longest: number,
    private readonly listener: Listener,
  ) {}

  read(chunk: Buffer): void {
    let data = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    this.rest = NONE;
    for (let at = 0; !this.ended && at < data.length; ) {
      const next = this.frame(data, at);
      if (next > 0) at = next;
      else {
        // A copy: what it was cut from may be much larger.
        if (!this.ended) this.rest = Buffer.from(data.subarray(at));
        data = NONE;
      }
    }
  }

  /** Takes the frame that begins there; where the next begins, or 0 where this one is not whole or not allowed. */
  private frame(data: Buffer, at: number): number {
    if (data.length < at + 2) return 0;
    const [opcode, final] = [data[at] & 0x0f, data[at] >= 0x80];
    const short = data[at + 1] & 0x7f;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (!this.allowed(data[at] & 0x70, opcode, final, data[at + 1] >= 0x80, short)) return this.end(PROTOCOL_ERROR);
    if (data.length < at + head) return 0;
    const length = short < 126 ? short : short === 126 ? data.readUInt16BE(at + 2) : longLength(data, at + 2);
    if (length + this.parts.length > this.longest && opcode < CLOSE) return this.end(TOO_BIG);
    const from = at + head + 4;
    const to = from + length;
    if (data.length < to) return 0;
    const ascii = unmask(data, from, to);
    if (opcode >= CLOSE) this.control(opcode, data.subarray(from, to));
    else if (opcode === TEXT && final && ascii) this.listener.heard(data.toString('latin1', from, to));
    else this.part(opcode, final, data.subarray(from, to));
    return this.ended ? 0 : to;
  }

  private allowed(reserved: number, opcode: number, final: boolean, masked: boolean, short: number): boolean {
    if (reserved !== 0 || !masked) return false;
    if (opcode >= CLOSE) return opcode <= PONG && final && short <= LONGEST_CONTROL;
    // Either a message goes on, or a new one begins.
    return opcode === 0 ? this.under !== 0 : opcode <= BINARY && this.under === 0;
  }

  private part(opcode: number, final: boolean, payload: Buffer): void {
    const whole = this.parts.length === 0 ? payload : Buffer.concat([this.parts, payload]);
    const kind = this.under || opcode;
    this.under = final ? 0 : kind;
    this.parts = final ? NONE : Buffer.from(whole);
    if (!final) return;
    if (kind === BINARY) this.listener.heard(null);
    else if (isUtf8(whole)) this.listener.heard(whole.toString());
    else this.end(NOT_UTF8);
  }

  private control(opcode: number, payload: Buffer): void {
    if (opcode === PING) this.listener.pinged(payload);
    else if (opcode === CLOSE) this.end(goodbye(payload));
  }

  private end(code: number): 0 {
    this.ended = true;
    this.parts = NONE;
    this.listener.closing(code);
    return 0;
  }
}

/** Beyond 2^32 it is too big anyhow. */
const longLength = (data: Buffer, at: number) =>
  data.readUInt32BE(at) > 0 ? Number.POSITIVE_INFINITY : data.readUInt32BE(at + 4);

/** In place, with the four bytes before; whether all of it is ASCII. */
function unmask(data: Buffer, from: number, to: number): boolean {
  let seen = 0;
  for (let i = from; i < to; i++) {
    data[i] ^= data[from - 4 + ((i - from) & 3)];
    seen |= data[i];
  }
  return seen < 128;
}

/** 7.1.5: a code, if any, that may be sent. */
function goodbye(payload: Buffer): number {
  if (payload.length === 0) return NO_STATUS;
  const code = payload.length === 1 ? 0 : payload.readUInt16BE(0);
  const known =
    (code >= NORMAL && code <= 1014 && ![1004, NO_STATUS, 1006].includes(code)) || (code >= 3000 && code < 5000);
  return known && isUtf8(payload.subarray(2)) ? code : PROTOCOL_ERROR;
}
