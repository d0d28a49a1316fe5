const ONE_TEXT = '\x81';
const [TWO_BYTES, EIGHT_BYTES] = ['\x7e', '\x7f'];

/** A number as so many bytes, the highest first. */
function bytesOf(value: number, count: number): string {
  let text = '';
  for (let i = count - 1; i >= 0; i--) text += String.fromCharCode(Math.floor(value / 256 ** i) % 256);
  return text;
}

function lengthText(length: number): string {
  if (length < 126) return String.fromCharCode(length);
  return length < 65_536 ? TWO_BYTES + bytesOf(length, 2) : EIGHT_BYTES + bytesOf(length, 8);
}

/**
 * A text message as a server sends it: one frame, not masked (RFC 6455, 5.2). A character stands for a byte: Node writes that
 * (as `latin1`) without making a buffer of it first.
 */
export function textFrame(message: string): string {
  const length = Buffer.byteLength(message);
  const payload = length === message.length ? message : Buffer.from(message).toString('latin1');
  return ONE_TEXT + lengthText(length) + payload;
}
