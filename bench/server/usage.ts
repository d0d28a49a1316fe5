// Imported by every server that is measured: says on request what its process has used.
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

export interface Usage {
  /** CPU seconds since it started, of all its threads. */
  readonly cpu: number;
  readonly rss: number;
  /** What its JavaScript holds on to, on the heap and beside it: without what V8 keeps in reserve. */
  readonly held: number;
  /** Bytes sent, over all connections there have been. */
  readonly sent: number;
  /** Whatever else this server notes. */
  readonly noted?: unknown;
}

const open = new Set<Socket>();
let sentBefore = 0;

subscribe('net.server.socket', (message) => {
  const { socket } = message as { socket: Socket };
  open.add(socket);
  socket.once('close', () => {
    open.delete(socket);
    sentBefore += socket.bytesWritten;
  });
});

function usage(noted: unknown): Usage {
  const { user, system } = process.cpuUsage();
  let sent = sentBefore;
  for (const socket of open) sent += socket.bytesWritten;
  const { rss, heapUsed, external } = process.memoryUsage();
  return { cpu: (user + system) / 1e6, rss, held: heapUsed + external, sent, noted };
}

/** Memory is compared after what is no longer used has been given back. */
function collect(): void {
  globalThis.gc?.();
  globalThis.gc?.();
}

export function answerTo(
  parent: NodeJS.Process,
  url: string,
  close: () => Promise<unknown>,
  note: () => unknown = () => null,
): void {
  parent.on('message', (asked) => {
    if (asked === 'stop') return void close().then(() => parent.exit(0));
    if (asked === 'collect') collect();
    parent.send?.(usage(note()));
  });
  parent.send?.({ url });
}
