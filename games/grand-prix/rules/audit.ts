import type { Event } from '@waybill/kernel';
import { faces } from './row.ts';
import { sections } from './season.ts';
import { SPECIALS } from './sheet.ts';
import { circuitOf, GEAR, raced, type State } from './state.ts';

/** What is wrong with a state or with the step from one to the next, or null. Counts afresh, as a person would. */
export function audit(before: State | null, event: Event | null, after: State): string | null {
  return (
    bounds(after) ?? (before && event ? (damageKept(before, event, after) ?? turnKept(before, event, after)) : null)
  );
}

function bounds(s: State): string | null {
  const { time, damage, flag } = circuitOf(s);
  if (s.time < 0 || s.time > time) return `time is ${s.time}`;
  if (s.damage < 0 || s.damage > damage) return `damage is ${s.damage}`;
  if (s.bank < 0) return `the bank is ${s.bank}`;
  if (s.space < 0 || s.space > flag) return `the car is on space ${s.space}`;
  if (s.free.some((left, i) => left < 0 || left > s.season.free[i])) return `free uses are ${s.free.join()}`;
  const shown = faces(s.dice, s.season.dice);
  if (s.dice !== 0 && shown.some((value) => value < 1 || value > 6)) return `the dice show ${shown.join()}`;
  if (s.step === GEAR && (s.dice !== 0 || s.include)) return 'a roll or an include outlived its drive';
  return null;
}

/** Unused damage goes down by what was paid or suffered, and up only by a new circuit's track. */
function damageKept(before: State, event: Event, after: State): string | null {
  const ended = raced(after) - raced(before);
  const left = before.bank + before.damage - toll(before, event, after);
  const track = after.circuit > before.circuit ? circuitOf(after).damage : 0;
  if (after.bank + after.damage !== left + track) return `${left + track} damage became ${after.bank + after.damage}`;
  if (ended !== 0 && event.type !== 'drive') return 'a circuit ended without a drive';
  return null;
}

function toll(before: State, event: Event, after: State): number {
  if (event.type !== 'drive') return paid(before, after, event);
  const limit = before.include ? before.gear : before.gear - 1;
  const moved = faces(before.dice, before.season.dice).filter((value) => value <= limit).length;
  const over = sections(circuitOf(before)).filter(
    ([first, last]) => first > before.space && last < before.space + moved,
  ).length;
  return Math.min(before.damage, over * before.gear);
}

/** Each special action of an event takes a free use or its cost. */
function paid(before: State, after: State, event: Event): number {
  const used = SPECIALS.filter((special) => event.type === special || event[special] === true);
  return used.reduce((sum, special) => {
    const i = SPECIALS.indexOf(special);
    return sum + (after.free[i] < before.free[i] ? 0 : before.season.cost[i]);
  }, 0);
}

function turnKept(before: State, event: Event, after: State): string | null {
  const spent = before.time - after.time;
  if (event.type === 'gear' && spent !== 1) return `a gear took ${spent} time`;
  if (event.type !== 'gear' && spent !== 0 && after.circuit === before.circuit) return `${event.type} took time`;
  if (event.type === 'gear' && after.gear === before.gear) return 'the same gear twice running';
  if (after.circuit === before.circuit && after.space < before.space) return 'the car went back';
  return null;
}
