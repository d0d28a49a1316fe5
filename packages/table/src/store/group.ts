import type { Append } from './append.ts';

/**
 * Appends of many tables as text: in the first line as JSON what a row of each says, then a line for each entry. Nothing is
 * written or read twice: an entry is text from its making to its place in the log.
 */
export type Group = string;

/** What the first line says of an append; what is as it mostly is, is left out. */
export type Head = Pick<Append, 'id' | 'after' | 'phase' | 'card' | 'changed'> &
  Partial<Append> & { readonly adds: number };

function headText(one: Append): string {
  const { id, after, bodies, phase, card, changed, due, lease, leasedUntil, listed, sitters, snapshot } = one;
  const own = `{"id":${JSON.stringify(id)},"after":${after},"adds":${bodies.length},"phase":"${phase}","changed":${changed}`;
  const head = `${own},"card":${JSON.stringify(card)}`;
  const plain = due === null && lease === '' && listed === null && sitters.length === 0 && snapshot === null;
  if (plain) return `${head}}`;
  const rest = { due: due ?? undefined, lease, leasedUntil, listed, sitters, snapshot };
  return `${head},${JSON.stringify(rest).slice(1)}`;
}

export function groupOf(appends: readonly Append[]): Group {
  let heads = '';
  let lines = '';
  for (const one of appends) {
    heads += heads === '' ? headText(one) : `,${headText(one)}`;
    for (const body of one.bodies) lines += `\n${body}`;
  }
  return `[${heads}]${lines}`;
}

export function headsOf(group: Group): Head[] {
  const end = group.indexOf('\n');
  return JSON.parse(end < 0 ? group : group.slice(0, end)) as Head[];
}

/** Field by field: there are thousands, and a spread is slow. */
const appendOf = (head: Head, bodies: readonly string[]): Append => ({
  id: head.id,
  after: head.after,
  bodies,
  phase: head.phase,
  card: head.card,
  changed: head.changed,
  due: head.due ?? null,
  lease: head.lease ?? '',
  leasedUntil: head.leasedUntil ?? 0,
  listed: head.listed ?? null,
  sitters: head.sitters ?? [],
  snapshot: head.snapshot ?? null,
});

export function readGroup(group: Group): Append[] {
  const lines = group.split('\n');
  let at = 1;
  // Before entries had lines of their own, they stood in the head.
  return headsOf(group).map((head) => appendOf(head, head.bodies ?? lines.slice(at, (at += head.adds))));
}
