import type { Append } from './append.ts';

/**
 * Appends of many tables as text: in the first line as JSON what a row of each says, then a line for each entry. An entry is
 * text from its making to its place in the log.
 */
export type Group = string;

/** What the first line says of an append; what is as it mostly is, is left out. */
type Head = Pick<Append, 'id' | 'after' | 'phase' | 'changed'> &
  Partial<Omit<Append, 'card'>> & { readonly adds: number; readonly card: unknown };

function headText(one: Append): string {
  const { id, after, bodies, phase, card, changed, due, lease, leasedUntil, listed, sitters, snapshot, make } = one;
  const own = `{"id":${JSON.stringify(id)},"after":${after},"adds":${bodies.length},"phase":"${phase}","changed":${changed}`;
  const head = `${own},"card":${card === '' ? '""' : card}`;
  const plain = due === null && lease === '' && listed === null && sitters.length === 0 && snapshot === null && !make;
  if (plain) return `${head}}`;
  const rest = { due: due ?? undefined, lease, leasedUntil, listed, sitters, snapshot, make };
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

const appendOf = (head: Head, bodies: readonly string[]): Append => ({
  id: head.id,
  after: head.after,
  bodies,
  phase: head.phase,
  // It is JSON itself, and stands here as such; once it was text.
  card: typeof head.card === 'string' ? head.card : JSON.stringify(head.card),
  changed: head.changed,
  due: head.due ?? null,
  lease: head.lease ?? '',
  leasedUntil: head.leasedUntil ?? 0,
  listed: head.listed ?? null,
  sitters: head.sitters ?? [],
  snapshot: head.snapshot ?? null,
  make: head.make ?? null,
});

export function readGroup(group: Group): Append[] {
  const [first, ...lines] = group.split('\n');
  let at = 0;
  // Before entries had lines of their own, they stood in the head.
  return (JSON.parse(first) as Head[]).map((head) => appendOf(head, head.bodies ?? lines.slice(at, (at += head.adds))));
}
