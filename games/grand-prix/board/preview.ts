import type { EventOf } from '@waybill/kernel';
import type { Moment, Preview } from '@waybill/web/games/board.ts';
import { decimal } from '@waybill/web/words/catalogue.ts';
import {
  circuitOf,
  type Events,
  INCLUDE,
  jumped,
  NONE,
  needsShift,
  price,
  REROLL,
  SELECT,
  SHIFT,
  SPECIALS,
  type Special,
  type State,
  spaces,
} from '../rules/index.ts';
import { landingOf, outlook } from './odds.ts';
import { t } from './words.ts';

const BITS: Readonly<Record<Special, number>> = { reroll: REROLL, include: INCLUDE, select: SELECT, shift: SHIFT };

export function preview({ state }: Moment<State, never, Events>, event: Events): Preview {
  return event.type === 'drive' ? previewDrive(state) : previewRoll(state, event);
}

/** The move itself says where the car comes to and what of it; here is how its damage adds up. */
function previewDrive(s: State): Preview {
  const { to, damage } = landingOf(s, spaces(s));
  if (damage === 0) return { parts: [], total: null, notes: [] };
  const sections = jumped(circuitOf(s), s.space, to);
  return {
    parts: [{ label: t('part.damage', { sections, gear: s.gear }), amount: '' }],
    total: t('damage.amount', { damage }),
    notes: [],
  };
}

/** A gear or another roll: its special actions are the price, the chances are the rest. */
function previewRoll(s: State, event: Events): Preview {
  const used = specialsIn(s, event);
  const parts = used.map((special) => ({ label: t(`part.${special}`), amount: amountOf(s, special) }));
  const due = price(
    s,
    used.reduce((bits, special) => bits | BITS[special], NONE),
  );
  return {
    parts,
    total: due > 0 ? t('damage.amount', { damage: due }) : null,
    notes: [...(event.type === 'gear' ? notesOf(s, event) : []), t('note.roll')],
  };
}

function specialsIn(s: State, event: Events): Special[] {
  const used: Special[] = [];
  if (event.type === 'gear' && needsShift(s, event.gear)) used.push('shift');
  if (event.type === 'reroll' || event.type === 'select') used.push(event.type);
  if ('include' in event && event.include) used.push('include');
  return used;
}

function amountOf(s: State, special: Special): string {
  const due = price(s, BITS[special]);
  return due === 0 ? t('free', { free: s.free[SPECIALS.indexOf(special)] }) : String(due);
}

function notesOf(s: State, event: EventOf<Events, 'gear'>): string[] {
  const { mean, risk, retire } = outlook(s, event.gear, event.include === true);
  const notes = [t('note.mean', { spaces: decimal(mean) })];
  if (risk > 0.005) notes.push(t('note.risk', { percent: Math.round(risk * 100) }));
  if (retire > 0.005) notes.push(t('note.retire', { percent: Math.round(retire * 100) }));
  return [notes.join(' ')];
}
