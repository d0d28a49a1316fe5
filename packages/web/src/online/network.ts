import { type Answer, call, Unfit } from './http.ts';

/** As much of a WebSocket as a connection uses. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'addEventListener'>;

/** What stands between this page and the server; tests have one of their own. */
export interface Network {
  socket(): Socket;
  call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Answer>;
  /** Calls whenever the device has a network again, or somebody looks again; what it gives ends that. */
  onWake(wake: () => void): () => void;
}

export const browserNetwork: Network = {
  socket: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`),
  call,
  onWake(wake) {
    const seen = () => document.visibilityState === 'visible' && wake();
    addEventListener('online', seen);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('online', seen);
      document.removeEventListener('visibilitychange', seen);
    };
  },
};

/** The answer of the kind that is asked for; anything else is an error. */
export async function get<T>(network: Network, is: (body: unknown) => body is T, path: string): Promise<T> {
  const { status, body } = await network.call('GET', path);
  if (status !== 200 || !is(body)) throw new Unfit(status);
  return body;
}
