import type { Facts, Game, Move, Seat, Sentence } from '@waybill/kernel';
import { sentence } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';

/** What becomes of a match with one move, in points: at once, after that, and for the best of the others. */
interface Prospect {
  readonly now: number;
  readonly later: number;
  readonly rivals: number;
}

const PARTS = ['now', 'later', 'rivals'] as const;
type Part = (typeof PARTS)[number];

/** Points too few to speak of. */
const LITTLE = 0.5;

/** Differences found by a search that are too small to speak of. */
const SLIGHT = { win: 0.02, score: 0.5 } as const;

/**
 * Why one move and not another, from what is to be expected after each: the part that gains most, and the one that loses
 * most. `base` counts the points that are sure, `name` says what the other move is. Keys: `why.gain`, `why.behind`, `why.even`, and
 * where only a search saw the difference, `why.deeper`, `why.further` and `why.short`.
 */
export function reasonsFrom<S>(
  game: Game<S>,
  knowledge: Pick<Knowledge<S>, 'estimate' | 'evaluate' | 'unit'>,
  base: (s: S, seat: Seat) => number,
  name: (s: S, move: Move) => Facts,
) {
  const prospectOf = (s: S, seat: Seat, move: Move): Prospect => {
    const before = base(s, seat);
    const after = game.clone(s);
    game.play(after, move);
    const final = game.result(after)?.scores ?? expected(knowledge, after, game.score(after).length);
    const now = base(after, seat) - before;
    const others = final.filter((_, other) => other !== seat);
    const rivals = game.best === 'highest' ? Math.max(...others) : Math.min(...others);
    return { now, later: final[seat] - before - now, rivals: others.length > 0 ? rivals : 0 };
  };
  const slight = SLIGHT[knowledge.unit];
  return (s: S, move: Move, instead?: Move, lead?: number): Sentence | null => {
    const seat = game.next(s);
    if (typeof seat !== 'number' || instead === undefined || instead === move) return null;
    const [one, other] = [move, instead].map((choice) => prospectOf(s, seat, choice));
    const sign = game.best === 'highest' ? 1 : -1;
    const gains = {
      now: sign * (one.now - other.now),
      later: sign * (one.later - other.later),
      rivals: sign * (other.rivals - one.rivals),
    };
    return tell(
      gains,
      name(s, instead),
      lead === undefined ? undefined : (knowledge.unit === 'score' ? sign * lead : lead) / slight,
    );
  };
}

/** `lead` as a multiple of what is worth speaking of; above 0 where the search prefers the move. */
function tell(gains: Readonly<Record<Part, number>>, other: Facts, lead?: number): Sentence {
  const most = PARTS.toSorted((a, b) => gains[b] - gains[a]);
  const [gain] = most;
  const loss = most[most.length - 1];
  const sum = gains.now + gains.later + gains.rivals;
  if (gains[gain] < LITTLE && gains[loss] > -LITTLE) return sentence(asGood(lead), other);
  if (gains[gain] < LITTLE || sum < -LITTLE) {
    return sentence((lead ?? 1) < 0 ? 'why.behind' : 'why.deeper', { ...other, behind: points(sum) });
  }
  if (sum >= LITTLE && lead !== undefined && lead <= -1) return sentence('why.short', other);
  const isDear = gains[loss] <= -LITTLE;
  return sentence('why.gain', {
    ...other,
    gain,
    gained: points(gains[gain]),
    loss: isDear ? loss : null,
    lost: isDear ? points(gains[loss]) : 0,
  });
}

/** What is as good at first sight. */
function asGood(lead = 0): string {
  if (Math.abs(lead) < 1) return 'why.even';
  return lead > 0 ? 'why.further' : 'why.short';
}

const points = (n: number) => Math.max(1, Math.round(Math.abs(n)));

const chances = new Float64Array(8);
const scores = new Float64Array(8);

function expected<S>(
  { estimate, evaluate }: Pick<Knowledge<S>, 'estimate' | 'evaluate'>,
  s: S,
  seats: number,
): readonly number[] {
  if (estimate) estimate(s, chances, scores);
  else evaluate(s, scores);
  return Array.from(scores.subarray(0, seats));
}
