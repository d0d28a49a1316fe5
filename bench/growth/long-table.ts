import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal, MoveList, Sfc32 } from '@waybill/kernel';
import type { Plan } from '@waybill/protocol';
import { pino } from 'pino';
import type { Follower } from '../../packages/server/src/host/followers.ts';
import type { TableState } from '../../packages/server/src/log/table.ts';
import { makeNode, type Node } from '../../packages/server/src/node.ts';

const STANDARD = { options: {}, seats: 4, listed: false, clock: null };
/** The game with the longest matches, and one in which nobody has a secret. */
export const LONGEST: Plan = { game: 'ship-it', ...STANDARD };
export const OPEN: Plan = { game: 'cape-to-cairo', ...STANDARD, options: { longer: true } };

const PEOPLE = ['Ann', 'Ben', 'Cid', 'Dot'];

/** Bytes of one update, by how many events the match had by then. */
export type Sent = readonly [events: number, bytes: number];

/** Matches of several lengths in a real database; the longest has two followers who note what they are sent. */
export class LongTable {
  readonly full: Sent[] = [];
  readonly lean: Sent[] = [];
  /** One match a length. */
  readonly stages: { readonly events: number; readonly id: string }[] = [];

  private constructor(
    readonly node: Node,
    private readonly folder: string,
    private readonly plan: Plan,
  ) {}

  /** Matches of these lengths, as far as they go. */
  static async play(plan: Plan, lengths: readonly number[]): Promise<LongTable> {
    const folder = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
    const node = await makeNode({ dataDir: folder, idleMs: -1 }, pino({ level: 'silent' }));
    const long = new LongTable(node, folder, plan);
    for (const length of lengths) await long.playOne(length, length === lengths[lengths.length - 1]);
    return long;
  }

  async close(): Promise<void> {
    await this.node.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** One match until it has so many events or is over. */
  private async playOne(most: number, watched: boolean): Promise<void> {
    const { host, maker } = this.node.context;
    const made = await maker.make(PEOPLE[0], this.plan, `stage ${most}`);
    if (isRefusal(made)) throw new Error(made.code);
    for (const [seat, person] of PEOPLE.entries()) await this.act(made, person, { type: 'sit', seat });
    await this.act(made, PEOPLE[0], { type: 'start' });
    if (watched) await this.watch(made);
    const rng = new Sfc32('a long match');
    for (;;) {
      const asked = await host.look(made, (table) => choose(table, most, rng));
      if (!asked) break;
      await this.act(made, PEOPLE[asked.seat], { type: 'play', event: asked.event });
    }
    this.stages.push({ events: (await host.look(made, (table) => table.playing?.events)) ?? 0, id: made });
  }

  private async act(id: string, person: string, action: Parameters<Node['context']['host']['act']>[2]['action']) {
    const { host } = this.node.context;
    const after = (await host.look(id, (table) => table.entries - 1)) ?? 0;
    const outcome = await host.act(person, id, { after, key: `${id} ${after}`, action });
    if (!outcome.ok) throw new Error(outcome.words);
  }

  private async watch(id: string): Promise<void> {
    const { host } = this.node.context;
    for (const [lean, sent] of [
      [true, this.lean],
      [false, this.full],
    ] as const) {
      const send: Follower['send'] = ({ text }) => {
        const { index = 0 } = (JSON.parse(text) as { entries: { index?: number }[] }).entries.at(-1) ?? {};
        sent.push([index + 1, Buffer.byteLength(text)]);
      };
      await host.follow(id, { person: null, lean, send }, 1_000_000);
      sent.length = 0;
    }
  }
}

function choose({ game, playing, phase }: TableState, most: number, rng: Sfc32) {
  if (!playing || phase !== 'on' || playing.events >= most) return null;
  const seat = game.next(playing.state);
  const list = new MoveList();
  game.moves(playing.state, list);
  if (typeof seat !== 'number') return null;
  return { seat, event: game.write(playing.state, list.codes[rng.below(list.size)]) };
}
