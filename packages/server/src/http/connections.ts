import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type Buckets, neighbourhood } from './buckets.ts';

/**
 * Connections of an address that makes too many are reset before anything is made ready for them: what remains is the time to
 * accept and to close each.
 */
export function limitConnections(server: Server, gate: Buckets, refused: () => void): void {
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    // Without an address they have gone already.
    const mayCome = remoteAddress !== undefined && gate.takeOrOwe(neighbourhood(remoteAddress));
    if (mayCome) return listeners.forEach((listen) => listen.call(server, socket));
    refused();
    socket.on('error', ignore);
    socket.resetAndDestroy();
  });
}

function ignore(): void {}
