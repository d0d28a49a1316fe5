import type { Actor, Move, MoveList } from '@waybill/kernel';
import { building } from './building.ts';
import { BUILD, BUY, DONE, doneMove, HAUL, kindOf, LIFT, OFFICIAL, PIPSTOP, TAKE } from './codes.ts';
import { isOver } from './ending.ts';
import { hauling, setting } from './hauling.ts';
import { buying, lifting, linkCount } from './links.ts';
import { moving } from './officials.ts';
import { takingChip } from './shipments.ts';
import { CHIP, NOTHING, type State } from './state.ts';
import type { Step } from './step.ts';
import { ownerOf } from './suits.ts';
import { endTurn } from './turn.ts';

/** SI-2.1: what is not used is lost. */
const ending: Step = {
  offers(_, out) {
    out.add(doneMove);
  },
  plays: endTurn,
};

/** SI-2.1: the steps of a turn, in their order. SI-2.2: while there are links to build, nothing comes after building. */
const WITH_LINKS: readonly Step[] = [buying, lifting, building];
const WITHOUT_LINKS: readonly Step[] = [buying, lifting, moving, setting, hauling, ending];

const BY_KIND: Step[] = [];
BY_KIND[DONE] = ending;
BY_KIND[BUY] = buying;
BY_KIND[LIFT] = lifting;
BY_KIND[BUILD] = building;
BY_KIND[OFFICIAL] = moving;
BY_KIND[PIPSTOP] = setting;
BY_KIND[HAUL] = hauling;
BY_KIND[TAKE] = takingChip;

export function next(s: State): Actor {
  if (isOver(s)) return 'over';
  return s.awaited === NOTHING || s.awaited === CHIP ? ownerOf(s.seats, s.suit) : 'chance';
}

export function moves(s: State, out: MoveList): void {
  if (s.awaited === CHIP) return takingChip.offers(s, out);
  if (s.awaited !== NOTHING || isOver(s)) return;
  const steps = linkCount(s) > 0 ? WITH_LINKS : WITHOUT_LINKS;
  for (let i = 0; i < steps.length; i++) steps[i].offers(s, out);
}

export function play(s: State, move: Move): void {
  BY_KIND[kindOf(move)].plays(s, move);
}
