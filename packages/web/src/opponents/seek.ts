import { signal } from '@preact/signals';
import { commitment } from '@waybill/kernel';
import { type ClockKind, readServerMessage, type SeekMessage } from '@waybill/protocol';
import { randomText } from '../match/store/create.ts';
import { browserNetwork, type Network, type Socket } from '../online/network.ts';
import { keepSalt } from '../online/pins.ts';

const AGAIN_MS = 1500;

export interface Wish {
  readonly game: string;
  readonly clock: ClockKind | null;
  /** Somebody's seek from the list. */
  readonly wants?: string;
}

/** Looks for an opponent until one is found or somebody stops it. Cut off, it says the same again: whoever was paired meanwhile is told. */
export class Seek {
  readonly lost = signal(false);
  readonly failed = signal(false);
  private readonly key = randomText();
  private readonly salt = randomText();
  private socket: Socket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    readonly wish: Wish,
    private readonly onPaired: (table: string) => void,
    private readonly network: Network = browserNetwork,
  ) {
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    const socket = this.network.socket();
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.lost.value = false;
      const { wants, ...wish } = this.wish;
      const message: SeekMessage = {
        type: 'seek',
        key: this.key,
        promise: commitment(this.salt),
        ...wish,
        ...(wants !== undefined && { wants }),
      };
      socket.send(JSON.stringify(message));
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => this.hear(data));
    socket.addEventListener('close', () => {
      if (this.stopped) return;
      this.lost.value = true;
      this.timer = setTimeout(() => this.connect(), AGAIN_MS);
    });
  }

  private hear(data: string): void {
    const message = readServerMessage(data);
    if (message?.type === 'paired' && message.key === this.key) {
      keepSalt(message.table, this.salt);
      this.stop();
      this.onPaired(message.table);
    } else if (message?.type === 'problem') {
      this.stop();
      this.failed.value = true;
    }
  }
}
