import type { Append } from './append.ts';

/**
 * Appends of many tables as text: in the first line as JSON what a row of each says, then a line for each entry. Nothing is
 * written or read twice: an entry is text from its making to its place in the log.
 */
export type Group = string;

const PLAIN = { due: null, lease: '', leasedUntil: 0, listed: null, sitters: [], snapshot: null } as const;

/** What the first line says of an append; what is as it mostly is, is left out. */
export type Head = Omit<Append, 'bodies' | keyof typeof PLAIN> &
  Partial<Pick<Append, 'bodies' | keyof typeof PLAIN>> & { readonly adds: number };

function headText({ bodies, ...one }: Append): string {
  const { id, after, phase, card, changed, due, lease, leasedUntil, listed, sitters, snapshot } = one;
  const own = `{"id":${JSON.stringify(id)},"after":${after},"adds":${bodies.length},"phase":"${phase}","changed":${changed}`;
  const plain = due === null && lease === '' && listed === null && sitters.length === 0 && snapshot === null;
  const rest = { due: due ?? undefined, lease, leasedUntil, listed, sitters, snapshot };
  return `${own},"card":${JSON.stringify(card)}${plain ? '}' : `,${JSON.stringify(rest).slice(1)}`}`;
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

export function readGroup(group: Group): Append[] {
  const lines = group.split('\n');
  let at = 1;
  // Before entries had lines of their own, they stood in the head.
  return headsOf(group).map((head) => ({ ...PLAIN, ...head, bodies: head.bodies ?? lines.slice(at, (at += head.adds)) }));
}
