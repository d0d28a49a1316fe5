import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../src/index.ts';
import { freshPlace } from './place.ts';
import { freePort, NodeProcess } from './process.ts';
import { freshFolder } from './serving.ts';

/** RFC 6455 against the server itself, byte by byte: fragmentation, UTF-8, goodbyes, limits; what the Autobahn suite tries. */
const MOST = 400_000;
const [CONT, TEXT, BINARY, CLOSE, PING, PONG] = [0, 1, 2, 8, 9, 10];

const place = freshPlace();
let server: RunningServer;
// Whoever speaks here is nobody in particular.
const limits = {
  connectionsPerSecond: 1e6,
  requestsPerMinute: 1e9,
  socketsPerAddress: 1000,
  watcherMessageBytes: MOST,
};
beforeAll(async () => {
  server = await startServer({ dataDir: place.folder, limits });
});
afterAll(async () => {
  await server.close();
  place.remove();
});

interface Shape {
  readonly final?: boolean;
  readonly reserved?: number;
  readonly masked?: boolean;
  /** Claims another length. */
  readonly length?: bigint;
}

function frame(opcode: number, payload: Buffer | string = '', shape: Shape = {}): Buffer {
  const { final = true, reserved = 0, masked = true } = shape;
  const data = Buffer.from(payload);
  const length = shape.length ?? BigInt(data.length);
  const head = [(final ? 0x80 : 0) | (reserved << 4) | opcode];
  const mask = masked ? 0x80 : 0;
  if (length < 126n) head.push(mask | Number(length));
  else if (length < 65_536n) head.push(mask | 126, Number(length >> 8n), Number(length & 255n));
  else
    head.push(mask | 127, ...[56n, 48n, 40n, 32n, 24n, 16n, 8n, 0n].map((shift) => Number((length >> shift) & 255n)));
  if (!masked) return Buffer.concat([Buffer.from(head), data]);
  const key = [1, 2, 3, 4];
  return Buffer.concat([Buffer.from([...head, ...key]), data.map((byte, i) => byte ^ key[i & 3])]);
}

/** A client that can say anything. */
class Raw {
  private bytes = Buffer.alloc(0);
  ended = false;

  /** Nothing has come that was not looked at. */
  get silent(): boolean {
    return this.bytes.length === 0;
  }

  private constructor(readonly socket: Socket) {
    socket.on('data', (chunk) => (this.bytes = Buffer.concat([this.bytes, chunk])));
    socket.on('error', () => {});
    socket.on('close', () => (this.ended = true));
  }

  static async open(url = server.url): Promise<Raw> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new Raw(socket);
  }

  static async websocket(url = server.url): Promise<Raw> {
    const raw = await Raw.open(url);
    raw.say(handshake({}));
    expect(await raw.head()).toMatch(/^HTTP\/1.1 101 /);
    return raw;
  }

  say(...parts: (Buffer | string)[]): this {
    for (const part of parts) this.socket.write(part);
    return this;
  }

  async head(): Promise<string> {
    await this.until(() => this.bytes.includes('\r\n\r\n') || this.ended);
    const end = this.bytes.indexOf('\r\n\r\n') + 4;
    const head = this.bytes.toString('latin1', 0, end);
    this.bytes = this.bytes.subarray(end);
    return head;
  }

  /** The next frame the server sends; null once it has ended the connection. */
  async next(): Promise<{ opcode: number; payload: Buffer } | null> {
    await this.until(() => this.length() !== null || this.ended);
    const length = this.length();
    if (length === null) return null;
    const head = this.bytes[1] < 126 ? 2 : 4;
    const opcode = this.bytes[0] & 15;
    const payload = Buffer.from(this.bytes.subarray(head, head + length));
    this.bytes = this.bytes.subarray(head + length);
    return { opcode, payload };
  }

  /** The code of its goodbye. */
  async goodbye(): Promise<number> {
    for (;;) {
      const one = await this.next();
      if (one === null) return 1006;
      if (one.opcode === CLOSE) return one.payload.length === 0 ? 1005 : one.payload.readUInt16BE();
    }
  }

  /** Whether a message arrived: the server has something to say about it. */
  async answered(): Promise<boolean> {
    const one = await this.next();
    return one?.opcode === TEXT && one.payload.includes('"type":"problem"');
  }

  private length(): number | null {
    if (this.bytes.length < 2) return null;
    const short = this.bytes[1];
    if (short === 126 && this.bytes.length < 4) return null;
    const [head, length] = short < 126 ? [2, short] : [4, this.bytes.readUInt16BE(2)];
    return this.bytes.length < head + length ? null : length;
  }

  private async until(fits: () => boolean): Promise<void> {
    for (const end = Date.now() + 60_000; !fits(); ) {
      if (Date.now() > end) throw new Error('nothing came');
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
}

const handshake = (changes: Record<string, string | null>, method = 'GET', path = '/api/socket', body = '') => {
  const headers: Record<string, string | null> = {
    host: 'localhost',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...changes,
  };
  const lines = Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
};

const goodbyeTo = async (...frames: Buffer[]) => (await Raw.websocket()).say(...frames).goodbye();
const answeredTo = async (...frames: Buffer[]) => (await Raw.websocket()).say(...frames).answered();

describe('the handshake', () => {
  test('is answered as RFC 6455, 1.3 has it', async () => {
    const raw = (await Raw.open()).say(handshake({}));
    expect(await raw.head()).toContain('Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
  });

  test('of another version is told which one there is', async () => {
    const head = await (await Raw.open()).say(handshake({ 'sec-websocket-version': '8' })).head();
    expect(head).toMatch(/^HTTP\/1.1 426 /);
    expect(head).toMatch(/\r\nSec-WebSocket-Version: 13\r\n/);
  });

  test.each([[null], ['short'], ['dGhlIHNhbXBsZSBub25jZQ=']])('with the key %s is refused', async (key) => {
    expect(await (await Raw.open()).say(handshake({ 'sec-websocket-key': key })).head()).toMatch(/^HTTP\/1.1 400 /);
  });

  test('an upgrade to something else is ignored, and the request served', async () => {
    const h2c = { upgrade: 'h2c', connection: 'Upgrade, HTTP2-Settings', 'http2-settings': 'AAMAAABk' };
    const asked = handshake(h2c, 'GET', '/api/session');
    const raw = (await Raw.open()).say(asked);
    expect(await raw.head()).toMatch(/^HTTP\/1.1 200 /);
    const posted = handshake({ ...h2c, 'content-length': '2' }, 'POST', '/api/session', '{}');
    expect(await (await Raw.open()).say(posted).head()).toMatch(/^HTTP\/1.1 400 /);
  });
});

describe('fragments', () => {
  const parts = '{"type":"?"}'
    .split('')
    .map((letter, i, all) => frame(i === 0 ? TEXT : CONT, letter, { final: i === all.length - 1 }));

  test('become one message, however it is cut', async () => {
    expect(await answeredTo(...parts)).toBe(true);
    const raw = await Raw.websocket();
    for (const byte of Buffer.concat(parts)) raw.say(Buffer.from([byte]));
    expect(await raw.answered()).toBe(true);
  });

  test('may have pings between them, and empty ones among them', async () => {
    const raw = (await Raw.websocket()).say(parts[0], frame(PING, 'now'), frame(CONT, '', { final: false }));
    expect(await raw.next()).toEqual({ opcode: PONG, payload: Buffer.from('now') });
    expect(await raw.say(...parts.slice(1)).answered()).toBe(true);
  });

  test('that continue nothing, or begin anew, are errors', async () => {
    expect(await goodbyeTo(frame(CONT, 'x'))).toBe(1002);
    expect(await goodbyeTo(frame(CONT, 'x', { final: false }))).toBe(1002);
    expect(await goodbyeTo(frame(TEXT, 'x', { final: false }), frame(TEXT, 'y'))).toBe(1002);
    expect(await goodbyeTo(frame(TEXT, 'x', { final: false }), frame(BINARY, 'y'))).toBe(1002);
  });

  test('cost in proportion: thousands of empty ones behind a large one slow nobody down', async () => {
    // In a process of its own: what it takes is nobody else's.
    const node = await new NodeProcess({ port: await freePort(), dataDir: freshFolder(), limits }).start();
    const seconds = async () => {
      const metrics = await (await fetch(`${node.url}/metrics`)).text();
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
    };
    const raw = await Raw.websocket(node.url);
    raw.say(frame(TEXT, Buffer.alloc(MOST - 1000, 32), { final: false }));
    const flood = Buffer.concat(Array.from({ length: 1000 }, () => frame(CONT, '', { final: false })));
    const before = await seconds();
    for (let i = 0; i < 100; i++) raw.say(flood);
    raw.say(frame(PING, 'end'));
    await raw.next();
    // Copying what had come for each of them took 40 GB of copies.
    expect((await seconds()) - before).toBeLessThan(4);
    raw.socket.destroy();
  });
});

describe('frames that may not be', () => {
  test.each([3, 4, 5, 6, 7, 11, 12, 13, 14, 15])('opcode %i', async (opcode) => {
    expect(await goodbyeTo(frame(opcode))).toBe(1002);
  });

  test('reserved bits, no mask, control frames that are long or in parts', async () => {
    for (const reserved of [1, 2, 4]) expect(await goodbyeTo(frame(TEXT, 'x', { reserved }))).toBe(1002);
    expect(await goodbyeTo(frame(TEXT, 'x', { masked: false }))).toBe(1002);
    expect(await goodbyeTo(frame(PING, 'x', { final: false }))).toBe(1002);
    expect(await goodbyeTo(frame(PING, Buffer.alloc(126)))).toBe(1002);
    expect(await goodbyeTo(frame(CLOSE, Buffer.alloc(126)))).toBe(1002);
  });
});

describe('text', () => {
  test('is UTF-8, also where a letter is cut in two', async () => {
    const letters = Buffer.from('"κόσμε 👋 \u{10ffff}"');
    expect(await answeredTo(frame(TEXT, letters))).toBe(true);
    for (let cut = 1; cut < letters.length; cut++) {
      const [a, b] = [letters.subarray(0, cut), letters.subarray(cut)];
      expect(await answeredTo(frame(TEXT, a, { final: false }), frame(CONT, b))).toBe(true);
    }
  });

  test.each([
    ['a continuation alone', [0x80]],
    ['cut short', [0xce]],
    ['overlong', [0xc0, 0xaf]],
    ['overlong', [0xe0, 0x80, 0xaf]],
    ['half of a pair', [0xed, 0xa0, 0x80]],
    ['beyond the last', [0xf4, 0x90, 0x80, 0x80]],
    ['no byte of any letter', [0xff]],
  ])('that is not: %s', async (_, bytes) => {
    expect(await goodbyeTo(frame(TEXT, Buffer.from(bytes)))).toBe(1007);
    const parted = bytes.map((byte, i) =>
      frame(i === 0 ? TEXT : CONT, Buffer.from([byte]), { final: i === bytes.length - 1 }),
    );
    expect(await goodbyeTo(...parted)).toBe(1007);
  });

  test('is all there may be: bytes are answered with a problem', async () => {
    expect(await answeredTo(frame(BINARY, '{"type":"?"}'))).toBe(true);
  });
});

describe('sizes', () => {
  // Where the length of a frame is written in another way, and around it.
  test.each([0, 1, 125, 126, 127, 128, 65_535, 65_536, 65_537])('%i letters, at once and in pieces', async (size) => {
    const whole = frame(TEXT, Buffer.alloc(size, 32));
    expect(await answeredTo(whole)).toBe(true);
    const raw = await Raw.websocket();
    for (let at = 0; at < whole.length; at += 997) raw.say(whole.subarray(at, at + 997));
    expect(await raw.answered()).toBe(true);
  });
});

describe('pings', () => {
  test('ten in a row are answered ten times, in order, also byte by byte', async () => {
    const pings = Array.from({ length: 10 }, (_, i) => frame(PING, `ping ${i}`));
    const raw = (await Raw.websocket()).say(...pings);
    for (const byte of Buffer.concat(pings)) raw.say(Buffer.from([byte]));
    for (let i = 0; i < 20; i++) {
      expect(await raw.next()).toEqual({ opcode: PONG, payload: Buffer.from(`ping ${i % 10}`) });
    }
  });

  test('are answered with what they bring; a pong nobody asked for is not', async () => {
    const raw = (await Raw.websocket()).say(frame(PONG, 'unasked'), frame(PING), frame(PING, Buffer.alloc(125, 9)));
    expect(await raw.next()).toEqual({ opcode: PONG, payload: Buffer.alloc(0) });
    expect(await raw.next()).toEqual({ opcode: PONG, payload: Buffer.alloc(125, 9) });
  });
});

const code = (value: number, reason: Buffer | string = '') => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return frame(CLOSE, Buffer.concat([bytes, Buffer.from(reason)]));
};

describe('goodbyes', () => {
  test.each([1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999])(
    '%i is returned',
    async (value) => {
      expect(await goodbyeTo(code(value, 'because'))).toBe(value);
    },
  );

  test.each([0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999, 5000, 65_535])('%i may not be sent', async (value) => {
    expect(await goodbyeTo(code(value))).toBe(1002);
  });

  test('without a code, with half of one, with a reason that is no text', async () => {
    expect([1000, 1005]).toContain(await goodbyeTo(frame(CLOSE)));
    expect(await goodbyeTo(frame(CLOSE, 'x'))).toBe(1002);
    expect(await goodbyeTo(code(1000, Buffer.from([0xff])))).toBe(1007);
  });

  test('may have a reason as long as a control frame takes, and no longer', async () => {
    expect(await goodbyeTo(code(1000, 'x'.repeat(123)))).toBe(1000);
    expect(await goodbyeTo(code(1000, 'x'.repeat(124)))).toBe(1002);
  });

  test('in the middle of a message, or twice, are goodbyes all the same', async () => {
    expect(await goodbyeTo(frame(TEXT, 'x', { final: false }), code(1000))).toBe(1000);
    expect(await goodbyeTo(code(1000), code(1001))).toBe(1000);
  });

  test('end the connection, and what comes behind is not heard', async () => {
    const raw = (await Raw.websocket()).say(code(1000), frame(TEXT, '{"type":"?"}'), frame(PING));
    expect(await raw.goodbye()).toBe(1000);
    expect(await raw.next()).toBeNull();
  });
});

describe('limits', () => {
  test('a message as long as it may be is heard; one byte more ends the connection', async () => {
    expect(await answeredTo(frame(TEXT, Buffer.alloc(MOST, 32)))).toBe(true);
    expect(await goodbyeTo(frame(TEXT, Buffer.alloc(MOST + 1, 32)))).toBe(1009);
  });

  test('in parts it may not be longer either', async () => {
    const half = Buffer.alloc(MOST / 2 + 1, 32);
    expect(await goodbyeTo(frame(TEXT, half, { final: false }), frame(CONT, half))).toBe(1009);
  });

  test('in more parts than anybody needs it ends the connection, however small they are', async () => {
    const begun = [frame(TEXT, '{', { final: false }), ...Array<Buffer>(254).fill(frame(CONT, '', { final: false }))];
    expect(await answeredTo(...begun, frame(CONT, '}'))).toBe(true);
    expect(await goodbyeTo(...begun, frame(CONT, '', { final: false }), frame(CONT, '}'))).toBe(1008);
  });

  test('a frame in more pieces than the smallest packets would make ends the connection', async () => {
    const raw = await Raw.websocket();
    raw.socket.setNoDelay(true);
    raw.say(frame(TEXT, Buffer.alloc(MOST, 32)).subarray(0, 14));
    for (let i = 0; i < 20_000 && !raw.ended && raw.silent; i++) {
      raw.say(' ');
      await new Promise(setImmediate);
    }
    expect(await raw.goodbye()).toBe(1008);
  });

  test.each([
    ['pings', PING],
    ['pongs', PONG],
  ])('more %s than keep a connection open end it', async (_, opcode) => {
    const raw = await Raw.websocket();
    raw.say(...Array<Buffer>(200).fill(frame(opcode)), frame(TEXT, '{}'));
    const heard = Array.from({ length: opcode === PING ? 200 : 0 }, () => raw.next());
    for (const pong of await Promise.all(heard)) expect(pong?.opcode).toBe(PONG);
    expect(await raw.answered()).toBe(true);
    expect(await raw.say(frame(opcode)).goodbye()).toBe(1008);
  });

  test('whoever is sent away is not read any more: what they pour stays on their side', async () => {
    const raw = await Raw.websocket();
    expect(await raw.say(frame(CONT, 'x'), Buffer.alloc(30_000_000)).goodbye()).toBe(1002);
    // Until the connection ends.
    for (let i = 0; i < 30 && !raw.socket.destroyed; i++) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      if (!raw.socket.destroyed) expect(raw.socket.writableLength).toBeGreaterThan(0);
    }
    raw.socket.destroy();
  });

  test.each([2n ** 32n, 2n ** 62n, 2n ** 63n])('a length of %i is believed by nobody', async (length) => {
    expect([1002, 1009]).toContain(await goodbyeTo(frame(TEXT, 'x', { length })));
  });
});
