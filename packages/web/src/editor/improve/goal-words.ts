import type { Goal, Outlook } from '@waybill/bots/improve';
import type { Game } from '@waybill/kernel';
import { decimal, tell } from '../../words/catalogue.ts';
import { percent } from '../../words/numbers.ts';
import { chosenName } from '../decision-names.ts';
import { t } from './words.ts';

type Named = Pick<Goal, 'kind' | 'of'>;

/** What the goal is about where several can be chosen: a field of a decision, or an ending. */
export function ofName(game: Game, { kind, of }: Named): string {
  if (kind === 'ends') return tell(game, { key: `end.${of}`, facts: {} }, []).replace(/\.$/, '');
  return chosenName(of);
}

/** Short enough for an axis. */
export function shortName(game: Game, goal: Named): string {
  return t(`short.${goal.kind}`, { of: goal.of === '' ? '' : ofName(game, goal) });
}

/** What was measured, as people read it. */
export function goalValue({ kind }: Pick<Goal, 'kind'>, value: number): string {
  return kind === 'seats' || kind === 'every' || kind === 'ends' ? percent(value) : decimal(value);
}

/** How the sheet does by this goal as it is. */
export function nowWords(game: Game, { kind, of }: Named, { length, score, seats, ends, every }: Outlook): string {
  const values = { length, score, exact: 0, seats: seats ?? 0, every: every[of] ?? 0, ends: ends[of] ?? 0 };
  return t(`now.${kind}`, {
    value: goalValue({ kind }, values[kind]),
    of: of === '' ? '' : ofName(game, { kind, of }),
  });
}
