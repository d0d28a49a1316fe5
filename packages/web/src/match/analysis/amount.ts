import type { Analysis, DecisionAnalysis } from '@waybill/bots/analysis';
import { decimal } from '../../words/catalogue.ts';

type Unit = Pick<Analysis, 'unit'>;

/** How a value reads: winning chances in per cent, scores as they are. */
export function amount({ unit }: Unit, value: number): string {
  return unit === 'win' ? `${decimal(value * 100)} %` : decimal(value);
}

/** A value with its standard error. */
export function uncertain(of: Unit, value: number, error: number): string {
  return `${amount(of, value)} ± ${amount(of, error)}`;
}

/** What a decision cost, with its standard error where there is one. */
export function cost(of: Unit, { error, loss }: Pick<DecisionAnalysis, 'error' | 'loss'>): string {
  return error === undefined ? change(of, -loss) : `−${uncertain(of, loss, error)}`;
}

/** How a change reads: + is good for the player, and nothing is neither. */
export function change(of: Unit, value: number): string {
  const size = amount(of, Math.abs(value));
  if (size === amount(of, 0)) return size;
  return value > 0 ? `+${size}` : `−${size}`;
}
