import { type Event, isRefusal, judge, MoveList, Play, type Rng, type Setup, Sfc32, setupOf } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { movesAndGateAgree, redrawChangesNothingSeen } from '../../../packages/kernel/laws/position-laws.ts';
import { audit } from './audit.ts';
import { DONE, HAUL, kindOf, placeOf } from './codes.ts';
import { game as shipIt } from './index.ts';
import { hubHere } from './shipments.ts';
import { CHIP, SCATTER, type State } from './state.ts';

const list = new MoveList();

/** A kind of move first, and then one of that kind, hubs before other places: so that what is rare is met too. */
function chooseKind(s: State, rng: Rng): Event {
  if (shipIt.next(s) === 'chance') return shipIt.chance.draw(s, rng);
  list.clear();
  shipIt.moves(s, list);
  const moves = list.toArray();
  const kinds = [...new Set(moves.map(kindOf))].filter((kind) => kind !== DONE || rng.below(4) === 0);
  const kind = kinds.length > 0 ? kinds[rng.below(kinds.length)] : DONE;
  const some = moves.filter((move) => kindOf(move) === kind);
  const best = some.filter((move) => kind === HAUL && hubHere(s, placeOf(move)));
  return shipIt.write(s, pick(best.length > 0 ? best : some, rng));
}

const pick = (moves: readonly number[], rng: Rng): number => moves[rng.below(moves.length)];

function walk(setup: Setup<null>, seed: string, seen: (s: State, event: Event, before: State) => void): Play<State> {
  const rng = new Sfc32(seed);
  const play = new Play(shipIt, setup);
  while (shipIt.next(play.state) !== 'over') {
    const event = chooseKind(play.state, rng);
    const before = shipIt.clone(play.state);
    expect(play.accept(event)).toBeNull();
    seen(play.state, event, before);
  }
  return play;
}

const longMatch = (i: number): Setup<null> =>
  setupOf(shipIt, { seats: ['Ann', 'Bob', 'Cat', 'Dan'].slice(0, 2 + (i % 3)), options: { target: 150 } });

describe('walks that meet every kind of move', () => {
  it('make and lose nothing, and agree with the gate', () => {
    const met = new Map<string, number>();
    const rng = new Sfc32('checks');
    for (let i = 0; i < 30; i++) {
      const setup = longMatch(i);
      walk(setup, `walk ${i}`, (s, event, before) => {
        met.set(event.type, (met.get(event.type) ?? 0) + 1);
        expect(audit(before, event, s)).toBeNull();
        const rare = event.type === 'lift' || event.type === 'scatter' || s.awaited === CHIP || s.awaited === SCATTER;
        if (!rare && rng.below(40) > 0) return;
        movesAndGateAgree(shipIt, s, []);
        redrawChangesNothingSeen(shipIt, setup, s, rng);
      });
    }
    for (const type of Object.keys(shipIt.shapes)) expect(met.get(type) ?? 0, type).toBeGreaterThan(1);
  });

  it('have a gate that takes no haul and no official that is not listed', () => {
    const play = walk(longMatch(1), 'every haul', (s) => {
      if (shipIt.next(s) === 'chance' || shipIt.next(s) === 'over' || s.round % 4 !== 2) return;
      list.clear();
      shipIt.moves(s, list);
      const listed = new Set(list.toArray());
      const spaces = [
        ...Object.values(shipIt.state(s).dominoes as { squares: string[] }[]).flatMap((d) => d.squares),
        'nS',
        'aC',
        '2A',
        '3M',
        '5S',
      ];
      const events = spaces.flatMap((to) => [
        { by: shipIt.next(s), type: 'official', to },
        ...Array.from(s.id.subarray(0, s.count), (id) => ({ by: shipIt.next(s), type: 'haul', load: `f${id}`, to })),
      ]);
      const taken = events.map((event) => judge(shipIt, s, event)).filter((judged) => !isRefusal(judged));
      for (const judged of taken) expect(!isRefusal(judged) && listed.has(judged.move ?? -1)).toBe(true);
    });
    expect(shipIt.result(play.state)).not.toBeNull();
  });
});
