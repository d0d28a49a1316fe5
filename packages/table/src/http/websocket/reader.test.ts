import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Sender } from 'ws';
import { BINARY, CLOSE, PING, PONG, TEXT } from './frame.ts';
import { FrameReader } from './reader.ts';

const LONGEST = 70_000;
const FIN = 0x80;

interface Frame {
  readonly opcode: number;
  readonly data: Buffer;
  readonly fin?: boolean;
}

/** As a client sends it, framed by ws. */
function sent({ opcode, data, fin = true }: Frame): Buffer {
  const options = { fin, opcode, mask: true, readOnly: true, rsv1: false };
  return Buffer.concat((Sender as unknown as { frame(data: Buffer, options: object): Buffer[] }).frame(data, options));
}

function heard(chunks: readonly Buffer[]): (string | number | null)[] {
  const told: (string | number | null)[] = [];
  const reader = new FrameReader(LONGEST, {
    heard: (text) => told.push(text),
    pinged: (payload) => told.push(`ping ${payload.toString()}`),
    closing: (code) => told.push(code),
  });
  for (const chunk of chunks) reader.read(Buffer.from(chunk));
  return told;
}

function cut(bytes: Buffer, places: readonly number[]): Buffer[] {
  const at = [0, ...places.map((place) => place % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return at.slice(1).map((to, i) => bytes.subarray(at[i], to));
}

const lengths = fc.oneof(fc.nat(200), fc.constantFrom(125, 126, 127, 65_535, 65_536));
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  lengths.map((length) => 'x'.repeat(length)),
);

test('messages come through whole, wherever frames and chunks are cut, with pings in between', () => {
  const message = fc.record({ text: texts, cuts: fc.array(fc.nat(), { maxLength: 3 }), ping: fc.boolean() });
  fc.assert(
    fc.property(fc.array(message, { maxLength: 5 }), fc.array(fc.nat(), { maxLength: 12 }), (messages, places) => {
      const frames = messages.flatMap(({ text, cuts, ping }) => {
        const parts = cut(Buffer.from(text), cuts);
        const own = parts.map((data, i) => ({ opcode: i === 0 ? TEXT : 0, data, fin: i === parts.length - 1 }));
        return ping ? [own[0], { opcode: PING, data: Buffer.from('?') }, ...own.slice(1)] : own;
      });
      const expected = messages.flatMap(({ text, cuts, ping }) => {
        if (!ping) return [text];
        return cuts.length === 0 ? [text, 'ping ?'] : ['ping ?', text];
      });
      expect(heard(cut(Buffer.concat(frames.map(sent)), places))).toEqual(expected);
    }),
  );
});

test('whatever comes, it is read to an end without an error, and nothing follows a goodbye', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 300 })), (chunks) => {
      const told = heard(chunks.map((chunk) => Buffer.from(chunk)));
      expect(told.slice(0, -1).every((one) => typeof one !== 'number')).toBe(true);
    }),
  );
});

const data = Buffer.from('hello');
const hello = sent({ opcode: TEXT, data });
const changed = (at: number, byte: number) => Buffer.from(hello.map((old, i) => (i === at ? byte : old)));

test.each([
  ['a binary message', [sent({ opcode: BINARY, data }), hello], [null, 'hello']],
  ['a pong that nobody asked for', [sent({ opcode: PONG, data }), hello], ['hello']],
  ['a goodbye', [sent({ opcode: CLOSE, data: Buffer.from([3, 233]) }), hello], [1001]],
  ['a goodbye without a code', [sent({ opcode: CLOSE, data: Buffer.alloc(0) })], [1005]],
  ['a goodbye with half a code', [sent({ opcode: CLOSE, data: Buffer.from([3]) })], [1002]],
  ['a goodbye with a code that must not be sent', [sent({ opcode: CLOSE, data: Buffer.from([3, 237]) })], [1002]],
  ['a frame without a mask', [changed(1, data.length), hello], [1002]],
  ['a reserved bit', [changed(0, FIN | 0x40 | TEXT), hello], [1002]],
  ['an unknown kind of data', [changed(0, FIN | 3), hello], [1002]],
  ['an unknown kind of control', [changed(0, FIN | 0xb), hello], [1002]],
  ['a ping in parts', [changed(0, PING), hello], [1002]],
  ['a ping too long', [sent({ opcode: PING, data: Buffer.alloc(126) }), hello], [1002]],
  ['a message that goes on without a beginning', [changed(0, FIN), hello], [1002]],
  ['a message within another', [sent({ opcode: TEXT, data, fin: false }), hello], [1002]],
  ['what is no UTF-8', [sent({ opcode: TEXT, data: Buffer.from([0xc3, 0x28]) }), hello], [1007]],
  ['a message too long', [sent({ opcode: TEXT, data: Buffer.alloc(LONGEST + 1) }), hello], [1009]],
  ['a length beyond all numbers', [Buffer.from([FIN | TEXT, 0xff, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])], [1009]],
  [
    'a message too long in parts',
    [sent({ opcode: TEXT, data: Buffer.alloc(LONGEST), fin: false }), sent({ opcode: 0, data }), hello],
    [1009],
  ],
])('%s', (_, chunks, told) => {
  expect(heard(chunks)).toEqual(told);
});
