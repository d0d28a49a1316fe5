/** Letters of other alphabets, and figures and signs, that are read as Latin letters. */
const READ_AS: { readonly [letter: string]: string } = Object.fromEntries(
  Object.entries({
    a: 'аαɑ4@',
    b: 'вβ8',
    c: 'сϲ¢',
    d: 'ԁ',
    e: 'еєε3€',
    g: 'ԍɡ9',
    h: 'нһ',
    // Small l and capital I can't be told apart either.
    i: 'іιıӏl1|!',
    j: 'ј',
    k: 'кκ',
    m: 'м',
    n: 'пηո',
    o: 'оοσօ0',
    p: 'рρ',
    q: 'ԛ',
    s: 'ѕ5$§',
    t: 'тτ7',
    u: 'υս',
    v: 'ν',
    w: 'ԝω',
    x: 'хχ×',
    y: 'уγ',
    z: '2',
  }).flatMap(([latin, alike]) => Array.from(alike, (letter) => [letter, latin])),
);

const MARKS = /\p{M}/gu;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const LETTER = /\p{L}/u;
/** Written without spaces: a word may stand anywhere. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const plain = (text: string) =>
  text.normalize('NFKD').replaceAll(UNSEEN, '').replaceAll(MARKS, '').toLowerCase().replaceAll('ß', 'ss');

/** Letters as they are read, and how often each stands in a row. */
interface Run {
  readonly letter: string;
  readonly times: number;
}

function runsOf(word: string): Run[] {
  const runs: { letter: string; times: number }[] = [];
  for (const sign of word) {
    const letter = READ_AS[sign] ?? sign;
    const last = runs.at(-1);
    if (last?.letter === letter) last.times++;
    else runs.push({ letter, times: 1 });
  }
  return runs;
}

const lettersOf = (runs: readonly Run[]) => runs.map(({ letter }) => letter).join('');

/** A letter may be drawn out, none may be missing: `looong` is `long`, and `as` is not `ass`. */
const isDrawnOut = (said: readonly Run[], word: readonly Run[]) => word.every(({ times }, i) => said[i].times >= times);

/** Words; and letters that stand one by one, which are read as one. Signs count as letters inside a word, and $ and @ at its beginning. */
function wordsIn(text: string): string[] {
  const words = plain(text).match(/[\p{L}\p{N}$@](?:[|!]*[\p{L}\p{N}$@])*/gu) ?? [];
  const joined: string[] = [];
  let single = '';
  for (const word of words) {
    if (Array.from(word).length === 1) single += word;
    else {
      if (single.length > 1) joined.push(single);
      single = '';
    }
  }
  if (single.length > 1) joined.push(single);
  return [...words, ...joined];
}

interface Entry {
  readonly word: string;
  readonly runs: readonly Run[];
}

/**
 * Words that nobody may use: whole words, whatever the letters are written with. `word*` also stands for all that begin with it. One a
 * line; what follows # is for those who keep the list.
 */
export class WordList {
  private readonly whole = new Map<string, Entry[]>();
  private readonly beginnings: Entry[] = [];
  private readonly anywhere: string[] = [];
  /** What is all figures is read as a number. */
  private readonly numbers = new Set<string>();

  constructor(readonly text: string) {
    for (const line of text.split('\n')) this.add(line.replace(/#.*/, '').trim());
  }

  /** The first word of the list that this text has. */
  find(text: string): string | null {
    const pressed = plain(text).replaceAll(/\s+/g, '');
    const inside = this.anywhere.find((word) => pressed.includes(plain(word)));
    if (inside !== undefined) return inside;
    for (const said of wordsIn(text)) {
      if (this.numbers.has(said)) return said;
      const found = LETTER.test(said) ? this.findWord(runsOf(said)) : null;
      if (found !== null) return found;
    }
    return null;
  }

  private add(line: string): void {
    const word = line.replace(/\*$/, '');
    const read = plain(word).replaceAll(/[^\p{L}\p{N}$@|!]/gu, '');
    if (read === '') return;
    const entry: Entry = { word: line, runs: runsOf(read) };
    if (!LETTER.test(read)) this.numbers.add(read);
    else if (UNSPACED.test(read)) this.anywhere.push(word);
    else if (line.endsWith('*')) this.beginnings.push(entry);
    else this.whole.set(lettersOf(entry.runs), [...(this.whole.get(lettersOf(entry.runs)) ?? []), entry]);
  }

  private findWord(said: readonly Run[]): string | null {
    const letters = lettersOf(said);
    const whole = this.whole.get(letters)?.find(({ runs }) => isDrawnOut(said, runs));
    const begun = this.beginnings.find(({ runs }) => letters.startsWith(lettersOf(runs)) && isDrawnOut(said, runs));
    return whole?.word ?? begun?.word ?? null;
  }
}
