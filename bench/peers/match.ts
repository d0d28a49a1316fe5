import { once } from 'node:events';
import type { Rng } from '@waybill/kernel';
import type { Ctx } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';
import type { LoadMatch, Meter } from '../server/side.ts';
import { HaulingAstronauts } from './hauling-astronauts/game.ts';
import type { HaulingState } from './hauling-astronauts/rules.ts';

interface State {
  readonly G: HaulingState;
  readonly ctx: Ctx;
  readonly _stateID: number;
}

const NAME = HaulingAstronauts.name as string;
const PLAYERS = ['0', '1'];

/** A match at boardgame.io's server with a socket a seat, by its own protocol; after the end they play again. */
export class PeerMatch implements LoadMatch {
  private sockets: Socket[] = [];
  private credentials: string[] = [];
  private match = '';
  private opening: State | null = null;
  /** When the seat sent the move it has not seen the effect of; 0 where there is none. */
  private readonly sentAt = PLAYERS.map(() => 0);
  private stopped = false;

  constructor(
    private readonly url: string,
    private readonly meter: Meter,
    private readonly rng: Rng,
  ) {}

  async connect(): Promise<this> {
    this.sockets = PLAYERS.map(() => io(`${this.url}/${NAME}`, { transports: ['websocket'], forceNew: true }));
    await Promise.all(this.sockets.map((socket) => once(socket, 'connect')));
    const { matchID } = await this.lobby<{ matchID: string }>('create', { numPlayers: PLAYERS.length });
    await this.sitDown(matchID);
    this.sockets.forEach((socket, seat) =>
      socket.on('update', (match: string, state: State) => this.receive(seat, match, state)),
    );
    return this;
  }

  go(): void {
    if (this.opening) this.move(this.opening);
  }

  stop(): void {
    this.stopped = true;
    for (const socket of this.sockets) socket.disconnect();
  }

  private async lobby<T>(path: string, body: object): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    const address = `${this.url}/games/${NAME}/${path}`;
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  private async sitDown(match: string): Promise<void> {
    this.match = match;
    this.credentials = [];
    for (const playerID of PLAYERS) {
      const joined = await this.lobby<{ playerCredentials: string }>(`${match}/join`, { playerID, playerName: 'P' });
      this.credentials.push(joined.playerCredentials);
    }
    for (const [seat, socket] of this.sockets.entries()) {
      const synced = once(socket, 'sync');
      socket.emit('sync', match, PLAYERS[seat], this.credentials[seat], PLAYERS.length);
      const [, { state }] = (await synced) as [string, { state: State }];
      if (seat === 0) this.opening = state;
    }
  }

  private receive(seat: number, match: string, state: State): void {
    if (match !== this.match || this.stopped) return;
    if (this.sentAt[seat] > 0) this.meter.answered(this.sentAt[seat]);
    this.sentAt[seat] = 0;
    if (state.ctx.gameover === undefined && state.ctx.currentPlayer === PLAYERS[seat]) this.move(state);
    else if (state.ctx.gameover !== undefined && seat === 0) void this.again().catch(this.failed);
  }

  private move({ G, ctx, _stateID }: State): void {
    const playerID = ctx.currentPlayer;
    const choices = HaulingAstronauts.ai?.enumerate(G, ctx, playerID) as { move: string; args?: unknown[] }[];
    const { move: type, args = [] } = choices[this.rng.below(choices.length)];
    const seat = PLAYERS.indexOf(playerID);
    const payload = { type, args, playerID, credentials: this.credentials[seat] };
    this.sentAt[seat] = performance.now();
    this.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.match, playerID);
  }

  /** The end of the measuring takes the server away from whoever is about to sit down. */
  private readonly failed = (error: unknown): void => {
    if (!this.stopped) throw error;
  };

  private async again(): Promise<void> {
    const body = { playerID: '0', credentials: this.credentials[0] };
    const { nextMatchID } = await this.lobby<{ nextMatchID: string }>(`${this.match}/playAgain`, body);
    await this.sitDown(nextMatchID);
    if (!this.stopped) this.go();
  }
}
