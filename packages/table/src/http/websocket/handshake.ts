import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const KEY = /^[+/0-9A-Za-z]{22}==$/;
const VERSION = '13';

/** The key of a request that opens a WebSocket as RFC 6455, 4.2.1 wants it; null where it is none. */
export function keyIn({ method, headers }: IncomingMessage): string | null {
  const key = headers['sec-websocket-key'] ?? '';
  const asked = method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';
  return asked && headers['sec-websocket-version'] === VERSION && KEY.test(key) ? key : null;
}

/** What is answered to it (4.2.2). No extension is taken up and no protocol chosen. */
export function welcomeTo(key: string): string {
  const accept = createHash('sha1').update(`${key}${GUID}`).digest('base64');
  const head = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n';
  return `${head}Sec-WebSocket-Accept: ${accept}\r\n\r\n`;
}
