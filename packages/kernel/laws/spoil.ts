import type { Actor, Event, Rng } from '@waybill/kernel';

/** Events that look like real ones: taken from elsewhere in the match, or with one thing changed. */
export function spoil(events: readonly Event[], rng: Rng): unknown[] {
  const spoilt: unknown[] = [];
  for (let i = 0; i < 12; i++) {
    const event = JSON.parse(JSON.stringify(events[rng.below(events.length)])) as Record<string, unknown>;
    if (i > 2) change(event, rng);
    spoilt.push(event);
  }
  return spoilt;
}

/** Decisions that are legal somewhere, claimed by the one to act here. */
export class Elsewhere {
  private readonly legal: Event[] = [];

  constructor(
    private readonly rng: Rng,
    private readonly each = 40,
  ) {}

  claimedBy(actor: Actor): Event[] {
    if (this.legal.length === 0 || typeof actor !== 'number') return [];
    return Array.from({ length: this.each }, () => ({ ...this.pick(this.legal), by: actor }));
  }

  /** Keeps a few of the decisions that are legal here. */
  keep(events: readonly Event[]): void {
    for (let i = 0; i < Math.min(4, events.length); i++) this.legal.push(this.pick(events));
  }

  private pick(events: readonly Event[]): Event {
    return events[this.rng.below(events.length)];
  }
}

const ODDITIES: readonly unknown[] = [
  0,
  1,
  2,
  3,
  6,
  7,
  12,
  24,
  25,
  -1,
  1.5,
  1e9,
  '',
  'n',
  '5',
  'aM',
  'a1',
  '3,4',
  'profit',
  true,
  null,
  [],
  {},
];

function change(event: Record<string, unknown>, rng: Rng): void {
  const keys = Object.keys(event);
  const key = keys[rng.below(keys.length)];
  const value = event[key];
  switch (rng.below(5)) {
    case 0:
      delete event[key];
      return;
    case 1:
      event.extra = 1;
      return;
    case 2:
      event[key] = typeof value === 'number' ? value + 1 - 2 * rng.below(2) : nudge(value, rng);
      return;
    case 3:
      event[key] = nudge(value, rng);
      return;
    default:
      event[key] = ODDITIES[rng.below(ODDITIES.length)];
  }
}

function nudge(value: unknown, rng: Rng): unknown {
  if (Array.isArray(value)) return nudgeList(value, rng);
  if (typeof value === 'object' && value !== null) {
    const inner = { ...value } as Record<string, unknown>;
    change(inner, rng);
    return inner;
  }
  return ODDITIES[rng.below(ODDITIES.length)];
}

function nudgeList(list: readonly unknown[], rng: Rng): unknown[] {
  if (list.length === 0) return [1];
  const at = rng.below(list.length);
  switch (rng.below(4)) {
    case 0:
      return list.slice(1);
    case 1:
      return [...list, list[at]];
    case 2:
      return list.toReversed();
    default:
      return list.map((item, i) => (i === at ? list[rng.below(list.length)] : item));
  }
}
