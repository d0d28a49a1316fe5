import { boardWords } from '@waybill/web/words/catalogue.ts';
import type { DieJson } from '../rules/index.ts';
import { board } from '../words/en/board.ts';

export type Key = keyof typeof board;

export const t = boardWords<Key>('hauling-astronauts', board);

export function dieWords({ pips, kind }: DieJson): string {
  return t(`die.${kind ?? 'plain'}`, { pips });
}
