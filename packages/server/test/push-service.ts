import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const hmac = (key: Buffer, ...parts: readonly Buffer[]) => {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac.digest();
};

/** One block of HKDF (RFC 5869). */
const derive = (salt: Buffer, key: Buffer, info: Buffer, length: number) =>
  hmac(hmac(salt, key), info, Buffer.from([1])).subarray(0, length);

/** A browser as a push service knows it: an address, and keys that only the browser has (RFC 8291). */
export class SubscribedBrowser {
  readonly messages: string[] = [];
  /** What the service says to whoever sends it something. */
  answer = 201;
  private readonly keys = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };

  constructor(endpoint: string) {
    const p256dh = this.keys.generateKeys('base64url');
    this.subscription = { endpoint, keys: { p256dh, auth: this.auth.toString('base64url') } };
  }

  /** What was sealed for this browser (RFC 8188 and 8291); throws where it was not. */
  unseal(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body[20]);
    const sealed = body.subarray(21 + body[20]);
    const own = this.keys.getPublicKey();
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const key = derive(this.auth, this.keys.computeSecret(sender), info, 32);
    const content = derive(salt, key, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(salt, key, Buffer.from('Content-Encoding: nonce\0'), 12);
    const open = createDecipheriv('aes-128-gcm', content, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}

/** A push service of the tests' own: takes what servers send for browsers, checks who sends it (RFC 8292), and opens it as the browser would. */
export class PushService {
  private readonly browsers = new Map<string, SubscribedBrowser>();
  private readonly server: Server;
  /** What senders said of themselves, signed. */
  readonly claims: unknown[] = [];
  onMessage: (browser: SubscribedBrowser, text: string) => void = () => {};

  constructor() {
    this.server = createServer((request, reply) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () =>
        reply.writeHead(this.take(request.url ?? '', request.headers, Buffer.concat(parts))).end(),
      );
    });
  }

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  subscribe(): SubscribedBrowser {
    const path = `/push/${randomBytes(12).toString('base64url')}`;
    const browser = new SubscribedBrowser(this.origin + path);
    this.browsers.set(path, browser);
    return browser;
  }

  close(): void {
    this.server.close();
  }

  private take(path: string, headers: IncomingHttpHeaders, body: Buffer): number {
    const browser = this.browsers.get(path);
    if (!browser) return 404;
    const claims = vapidClaims(headers.authorization ?? '');
    if (!claims || headers['content-encoding'] !== 'aes128gcm' || !headers.ttl) return 400;
    this.claims.push(claims);
    if (browser.answer >= 300) return browser.answer;
    const text = browser.unseal(body);
    browser.messages.push(text);
    this.onMessage(browser, text);
    return browser.answer;
  }
}

/** What a sender claims, if its own key has signed it. */
function vapidClaims(authorization: string): unknown {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return null;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const [head, claims, signature] = token.split('.');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null;
}
