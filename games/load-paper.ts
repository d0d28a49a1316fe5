import type { GameFacts } from '@waybill/kernel';
import type { Prints } from '@waybill/print/prints';
import { paper } from './registry.ts';

/** What a game puts on paper; null where it has nothing to print. */
export async function loadPaper({ id }: Pick<GameFacts, 'id'>): Promise<Prints<never> | null> {
  return (await paper[id]?.()) ?? null;
}
