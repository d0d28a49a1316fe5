import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { neighbourhood } from './buckets.ts';
import type { Gates } from './context.ts';

/**
 * Connections of an address that makes too many are reset before anything is made ready for them: what remains is the time to
 * accept and to close each. The others are made ready one after the other, however many come at once.
 */
export function limitConnections(
  server: Server,
  gates: Pick<Gates, 'connections' | 'turns'>,
  refused: () => void,
): void {
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    socket.on('error', ignore);
    // Without an address they have gone already.
    if (remoteAddress === undefined || !gates.connections.takeOrOwe(neighbourhood(remoteAddress))) {
      refused();
      socket.resetAndDestroy();
      return;
    }
    gates.turns.take(() => {
      if (socket.destroyed) return;
      socket.off('error', ignore);
      for (const listen of listeners) listen.call(server, socket);
    });
  });
}

function ignore(): void {}
