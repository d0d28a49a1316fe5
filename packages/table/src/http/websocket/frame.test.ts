import { expect, test } from 'vitest';
import { Sender } from 'ws';
import { frameOf } from './frame.ts';

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a text of %i bytes is framed as ws frames it', (length) => {
  const text = 'x'.repeat(length);
  const options = { fin: true, opcode: 1, mask: false, readOnly: true, rsv1: false };
  const parts = (Sender as unknown as { frame(data: Buffer, options: object): Buffer[] }).frame(
    Buffer.from(text),
    options,
  );
  expect(Buffer.from(frameOf(text), 'latin1').equals(Buffer.concat(parts))).toBe(true);
});

test('letters of several bytes are counted as bytes', () => {
  const frame = Buffer.from(frameOf('Größe €'), 'latin1');
  expect(frame[1]).toBe(Buffer.byteLength('Größe €'));
  expect(frame.subarray(2).toString()).toBe('Größe €');
});
