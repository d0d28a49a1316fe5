export const TEXT = 0x1;
export const BINARY = 0x2;
export const CLOSE = 0x8;
export const PING = 0x9;
export const PONG = 0xa;

const FINAL = 0x80;

/**
 * A message as a server sends it over a WebSocket (RFC 6455, 5.2): one frame, unmasked, a character a byte. Text that is
 * written as such needs no buffer on its way to the socket.
 */
function frame(opcode: number, bytes: string): string {
  const { length } = bytes;
  const first = FINAL | opcode;
  if (length < 126) return String.fromCharCode(first, length) + bytes;
  if (length < 65_536) return String.fromCharCode(first, 126, length >> 8, length & 255) + bytes;
  const low = [24, 16, 8, 0].map((shift) => (length >>> shift) & 255);
  return String.fromCharCode(first, 127, 0, 0, 0, 0, ...low) + bytes;
}

/** Text as UTF-8, a character a byte. */
const bytesOf = (text: string) =>
  Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');

export const frameOf = (text: string) => frame(TEXT, bytesOf(text));

export const pingFrame = frame(PING, '');

/** As long as the ping it answers: 125 bytes at most. */
export const pongFrame = (payload: Buffer) => frame(PONG, payload.toString('latin1'));

export const closeFrame = (code: number, reason: string) =>
  frame(CLOSE, String.fromCharCode(code >> 8, code & 255) + bytesOf(reason));
