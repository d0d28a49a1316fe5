import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Heard {
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  readonly body: string;
}

/** Somebody's program: hears what is posted to it, and answers as it is told. */
export async function listening(answer: () => number = () => 200) {
  const heard: Heard[] = [];
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      reply.writeHead(answer()).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { heard, url: `http://127.0.0.1:${port}/hook`, close: () => server.close() };
}
