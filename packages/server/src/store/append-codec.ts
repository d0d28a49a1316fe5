import type { Append } from './append.ts';

/**
 * Appends of many tables as lines of text: for each a head, then its entries. An entry is text from its making to its place in
 * the log, and of most heads nothing has to be parsed: words, then the summary, which is an object of JSON, to the end of the
 * line. What is seldom said comes after a tab, as JSON.
 */
export function encodeAppends(appends: readonly Append[]): string {
  let text = '';
  for (const one of appends) {
    text += text === '' ? headText(one) : `\n${headText(one)}`;
    for (const body of one.bodies) text += `\n${body}`;
  }
  return text;
}

type Rest = Pick<Append, 'lease' | 'leasedUntil' | 'listed' | 'sitters' | 'snapshot' | 'make'>;
/** When the server has to act was among them until every match under way had such a moment. */
type OldRest = Rest & { readonly due?: number | null };

const PLAIN: OldRest = { lease: '', leasedUntil: 0, listed: null, sitters: [], snapshot: null, make: null };
/** Where the server has nothing to do. */
const NEVER = '-';

function headText(one: Append): string {
  const { id, after, bodies, phase, summary, changed, due, lease, leasedUntil, listed, sitters, snapshot, make } = one;
  const head = `${id} ${after} ${bodies.length} ${phase} ${changed} ${due ?? NEVER} ${summary}`;
  const plain = lease === '' && listed === null && sitters.length === 0 && !snapshot && !make;
  if (plain) return head;
  const rest: Rest = { lease, leasedUntil, listed, sitters, snapshot, make };
  return `${head}\t${JSON.stringify(rest)}`;
}

export function decodeAppends(text: string): Append[] {
  const lines = text.split('\n');
  const appends: Append[] = [];
  for (let at = 0; at < lines.length; ) {
    const head = lines[at];
    const words = head.indexOf('{');
    const [id, after, adds, phase, changed, due] = head.slice(0, words).split(' ');
    const [summary, said] = head.slice(words).split('\t');
    const rest = said === undefined ? PLAIN : (JSON.parse(said) as OldRest);
    const end = at + 1 + Number(adds);
    const own = {
      id,
      after: Number(after),
      bodies: lines.slice(at + 1, end),
      phase,
      changed: Number(changed),
      summary,
      due: due === '' ? (rest.due ?? null) : dueOf(due),
    };
    appends.push(appendOf(own, rest));
    at = end;
  }
  return appends;
}

const dueOf = (word: string) => (word === NEVER ? null : Number(word));

/** Field by field: there are thousands, and a spread is slow. */
const appendOf = (own: Omit<Append, keyof Rest>, rest: Rest): Append => ({
  id: own.id,
  after: own.after,
  bodies: own.bodies,
  phase: own.phase,
  summary: own.summary,
  changed: own.changed,
  due: own.due,
  lease: rest.lease,
  leasedUntil: rest.leasedUntil,
  listed: rest.listed,
  sitters: rest.sitters,
  snapshot: rest.snapshot,
  make: rest.make,
});

type OldHead = Omit<Append, keyof Rest | 'due' | 'bodies' | 'summary'> &
  Partial<Append> & { readonly adds: number; readonly card: string };

/** As it stood in a row of SQLite: all heads as JSON in the first line; before that, each with its entries in it. */
export function decodeOldAppends(text: string): Append[] {
  const [first, ...lines] = text.split('\n');
  let at = 0;
  return (JSON.parse(first) as OldHead[]).map((head) => {
    const bodies = head.bodies ?? lines.slice(at, (at += head.adds));
    return appendOf({ ...head, bodies, summary: head.card, due: head.due ?? null }, { ...PLAIN, ...head });
  });
}
