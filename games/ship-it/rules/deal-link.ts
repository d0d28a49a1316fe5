import { type ByChance, type EventOf, firstThere, type Rng, refuse } from '@waybill/kernel';
import type { Deal } from './deal.ts';
import { DOMINOES, pipsOf, readDomino } from './dominoes.ts';
import type { Events } from './events.ts';
import { poolCount } from './links.ts';
import { IN_POOL, NOTHING, type State, TO_BUILD } from './state.ts';

type LinkDealt = EventOf<ByChance<Events>, 'link'>;

function drawDomino(s: State, rng: Rng): number {
  let n = rng.below(poolCount(s));
  for (let domino = 0; ; domino++) if (s.dominoAt[domino] === IN_POOL && n-- === 0) return domino;
}

function turnOver(s: State, domino: number): void {
  s.dominoAt[domino] = TO_BUILD;
  s.awaited = NOTHING;
}

const eventOf = (domino: number): LinkDealt => ({ by: 'chance', type: 'link', domino: pipsOf(domino) });
const dominoIn = (event: LinkDealt): number => readDomino(event.domino);

/** SI-2.2 */
export const link: Deal<LinkDealt> = {
  type: 'link',
  clause: 'SI-2.2',
  draw: (s, rng) => eventOf(drawDomino(s, rng)),
  lot(s, streams, ordinal) {
    const inPool = (domino: number) => s.dominoAt[domino] === IN_POOL;
    return eventOf(firstThere(streams.at('link', ordinal), DOMINOES, inPool));
  },
  read(s, event) {
    const domino = dominoIn(event);
    const facts = { domino: event.domino.join('-') };
    if (domino < 0) return refuse('SI-2.2', 'domino-unknown', facts);
    return s.dominoAt[domino] === IN_POOL ? null : refuse('SI-2.2', 'domino-not-in-pool', facts);
  },
  settle: (s, event) => turnOver(s, dominoIn(event)),
  deal: (s, rng) => turnOver(s, drawDomino(s, rng)),
  outcomes(s) {
    const list: [LinkDealt, number][] = [];
    for (let domino = 0; domino < DOMINOES; domino++) {
      if (s.dominoAt[domino] === IN_POOL) list.push([eventOf(domino), 1 / poolCount(s)]);
    }
    return list;
  },
};
