const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** RFC 4648 without padding. No host function does it everywhere we run. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const group = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const digits = Math.min(4, bytes.length - i + 1);
    for (let digit = 0; digit < digits; digit++) text += DIGITS[(group >> (18 - 6 * digit)) & 63];
  }
  return text;
}

export function fromBase64(text: string): Uint8Array {
  const bytes = new Uint8Array((text.length * 3) >> 2);
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const digit of text) {
    held = ((held << 6) | DIGITS.indexOf(digit)) & 0xffff;
    bits += 6;
    if (bits >= 8) bytes[at++] = (held >> (bits -= 8)) & 255;
  }
  return bytes;
}
