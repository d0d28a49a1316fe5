import type { Append } from './append.ts';

/**
 * Appends of many tables as lines of text: for each a head, then its entries. An entry is text from its making to its place in
 * the log, and of most heads nothing has to be parsed: words, then the summary to the end of the line. What is seldom said comes
 * after a tab, as JSON.
 */
export function encodeAppends(appends: readonly Append[]): string {
  let text = '';
  for (const one of appends) {
    text += text === '' ? headText(one) : `\n${headText(one)}`;
    for (const body of one.bodies) text += `\n${body}`;
  }
  return text;
}

type Rest = Pick<Append, 'due' | 'lease' | 'leasedUntil' | 'listed' | 'sitters' | 'snapshot' | 'make'>;

const PLAIN: Rest = { due: null, lease: '', leasedUntil: 0, listed: null, sitters: [], snapshot: null, make: null };

function headText(one: Append): string {
  const { id, after, bodies, phase, summary, changed, due, lease, leasedUntil, listed, sitters, snapshot, make } = one;
  const head = `${id} ${after} ${bodies.length} ${phase} ${changed} ${summary}`;
  const plain = due === null && lease === '' && listed === null && sitters.length === 0 && !snapshot && !make;
  if (plain) return head;
  const rest: Rest = { due, lease, leasedUntil, listed, sitters, snapshot, make };
  return `${head}\t${JSON.stringify(rest)}`;
}

export function decodeAppends(text: string): Append[] {
  const lines = text.split('\n');
  const appends: Append[] = [];
  for (let at = 0; at < lines.length; ) {
    const [id, after, adds, phase, changed] = lines[at].split(' ', 5);
    const words = id.length + after.length + adds.length + phase.length + changed.length + 5;
    const [summary, said] = lines[at].slice(words).split('\t');
    const end = at + 1 + Number(adds);
    const own = {
      id,
      after: Number(after),
      bodies: lines.slice(at + 1, end),
      phase,
      changed: Number(changed),
      summary,
    };
    appends.push(appendOf(own, said === undefined ? PLAIN : (JSON.parse(said) as Rest)));
    at = end;
  }
  return appends;
}

/** Field by field: there are thousands, and a spread is slow. */
const appendOf = (own: Omit<Append, keyof Rest>, rest: Rest): Append => ({
  id: own.id,
  after: own.after,
  bodies: own.bodies,
  phase: own.phase,
  summary: own.summary,
  changed: own.changed,
  due: rest.due,
  lease: rest.lease,
  leasedUntil: rest.leasedUntil,
  listed: rest.listed,
  sitters: rest.sitters,
  snapshot: rest.snapshot,
  make: rest.make,
});

type OldHead = Omit<Append, keyof Rest | 'bodies' | 'summary'> &
  Partial<Append> & { readonly adds: number; readonly card: string };

/** As it stood in a row of SQLite: all heads as JSON in the first line; before that, each with its entries in it. */
export function decodeOldAppends(text: string): Append[] {
  const [first, ...lines] = text.split('\n');
  let at = 0;
  return (JSON.parse(first) as OldHead[]).map((head) => {
    const bodies = head.bodies ?? lines.slice(at, (at += head.adds));
    return appendOf({ ...head, bodies, summary: head.card }, { ...PLAIN, ...head });
  });
}
