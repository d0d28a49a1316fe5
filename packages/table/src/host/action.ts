import type { Level } from '@waybill/bots';
import type { Event, Seat } from '@waybill/rules/kernel';
import type { Plan, TableId } from '../log/entry.ts';

/** What somebody wants to do at a table. Its shape has been checked at the edge; nothing else has. */
export type Action =
  | { readonly type: 'plan'; readonly plan: Omit<Plan, 'game'> }
  | { readonly type: 'sit'; readonly seat?: Seat; readonly salt?: string }
  | { readonly type: 'stand' }
  | { readonly type: 'unseat'; readonly seat: Seat }
  | { readonly type: 'bot'; readonly seat: Seat; readonly level: Level }
  | { readonly type: 'start' }
  | { readonly type: 'play'; readonly event: Event }
  | { readonly type: 'ask-back'; readonly to?: number }
  | { readonly type: 'answer-back'; readonly yes: boolean }
  | { readonly type: 'resign' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'chat'; readonly text: string }
  | { readonly type: 'rematch'; readonly table?: TableId };

export interface Request {
  /** The number of the last entry its author had seen. */
  readonly after: number;
  /** The author's own name for it: a repeat changes nothing. */
  readonly key: string;
  readonly action: Action;
}
