import {
  canonical,
  Dealer,
  type DealerVersion,
  type Event,
  type Game,
  isRefusal,
  judge,
  legalEvents,
  Play,
  type Setup,
  Sfc32,
} from '@waybill/kernel';

/** A chance event of a match, and the state it came in. */
interface ChanceEvent<S> {
  readonly before: S;
  readonly event: Event;
}

/** Every outcome of a match of random decisions, by kind and number. */
function outcomesOf<S>(game: Game<S>, setup: Setup, dealer: Dealer, decisions: string): Map<string, ChanceEvent<S>> {
  const play = new Play(game, setup);
  const rng = new Sfc32(decisions);
  const outcomes = new Map<string, ChanceEvent<S>>();
  for (let next = game.next(play.state); next !== 'over'; next = game.next(play.state)) {
    if (next === 'chance') {
      const kind = game.chance.kind(play.state);
      const event = dealer.draw(game, play.state, play.events.length, play.dealt);
      outcomes.set(`${kind} ${play.dealt[kind] ?? 0}`, { before: game.clone(play.state), event });
      play.mustAccept(event);
    } else {
      const events = legalEvents(game, play.state);
      play.mustAccept(events[rng.below(events.length)]);
    }
  }
  return outcomes;
}

const couldBe = <S>(game: Game<S>, s: S, event: Event) => !isRefusal(judge(game, s, event));

/** Whether what both can draw is as likely in one as in the other; for games that draw from things which are alike. */
export type SameOdds<S> = (s: S, t: S) => boolean;

/** The odds of what both states allow stand in the same proportion in both. */
function alike<S>(game: Game<S>, s: S, t: S, sameOdds: SameOdds<S>): boolean {
  if (!sameOdds(s, t)) return false;
  const [here, there] = [s, t].map((state) => {
    const list = game.chance.outcomes(state);
    return list && new Map(list.map(([event, odds]) => [canonical(event), odds]));
  });
  if (!here || !there) return true;
  const ratios = [...here].flatMap(([event, odds]) => (there.has(event) ? [odds / there.get(event)!] : []));
  return ratios.every((ratio) => Math.abs(ratio - ratios[0]) < 1e-9);
}

/** Of two matches with the same dice and other decisions: how many outcomes had to be the same, and which were not. */
export function compareDice(
  game: Game,
  setup: Setup,
  seed: string,
  version: DealerVersion,
  sameOdds: SameOdds<unknown>,
) {
  const dealer = new Dealer(seed, [], version);
  const [mine, yours] = ['mine', 'yours'].map((name) => outcomesOf(game, setup, dealer, `${name} ${seed}`));
  const different: string[] = [];
  let compared = 0;
  for (const [name, { before, event }] of mine) {
    const other = yours.get(name);
    if (!other || !couldBe(game, other.before, event) || !couldBe(game, before, other.event)) continue;
    if (!alike(game, before, other.before, sameOdds)) continue;
    compared++;
    if (canonical(event) !== canonical(other.event)) different.push(name);
  }
  return { compared, different };
}
