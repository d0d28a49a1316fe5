/** The whole of a message, and text. */
const ONE_TEXT = 0x81;
const [TWO_BYTES, EIGHT_BYTES] = [126, 127];

/** The bytes of a whole number below 2 ** 32, the highest first. */
const four = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255] as const;

function headOf(length: number): string {
  if (length < TWO_BYTES) return String.fromCharCode(ONE_TEXT, length);
  if (length < 65_536) return String.fromCharCode(ONE_TEXT, TWO_BYTES, length >>> 8, length & 255);
  return String.fromCharCode(ONE_TEXT, EIGHT_BYTES, ...four(Math.floor(length / 2 ** 32)), ...four(length));
}

/**
 * A text message as a server sends it: one frame, not masked (RFC 6455, 5.2). A character stands for a byte: Node writes that
 * (as `latin1`) without making a buffer of it first.
 */
export function textFrame(message: string): string {
  const length = Buffer.byteLength(message);
  const payload = length === message.length ? message : Buffer.from(message).toString('latin1');
  return headOf(length) + payload;
}
