import type { Game } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { SettledValue } from './settled-value.ts';
import type { Measure, StaticValue } from './static-value.ts';

/** By what is seen at first sight, or where that tells more by how it goes on from there. */
export function measureOfLuck<S>(game: Game<S>, knowledge: Knowledge<S>, sight: StaticValue<S>, like: S): Measure<S> {
  return knowledge.luckSettles ? new SettledValue(game, knowledge, sight, like) : sight;
}
