/** What WinAnsi has between 128 and 159, where it differs from Latin 1; a space where it has nothing. */
const HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const HIGH_CODES = new Map(
  Array.from(HIGH).flatMap((letter, i) => (letter === ' ' ? [] : [[letter, 128 + i] as const])),
);

function codeOf(letter: string): number | undefined {
  const code = letter.codePointAt(0)!;
  if ((code >= 32 && code < 127) || (code >= 160 && code < 256)) return code;
  return HIGH_CODES.get(letter);
}

/** Letters that are more than a base letter with an accent, and signs that have a plain neighbour. */
const NEAREST: Readonly<Record<string, string>> = {
  ...pairs('ŁłĐđĦħıŊŋŦŧĿŀſƏə', 'L l D d H h i N n T t L l s E e'),
  ...pairs('ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ', 'A V G D E Z I Th I K L M N X O P R S T Y F Ch Ps O'),
  ...pairs('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'),
  ...pairs(
    'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЫЭЮЯІЇЄҐЂЈЉЊЋЏ',
    'A B V G D E Zh Z I J K L M N O P R S T U F Kh Ts Ch Sh Shch Y E Yu Ya I Yi Ye G Dj J Lj Nj C Dz',
  ),
  ...pairs(
    'абвгдежзийклмнопрстуфхцчшщыэюяіїєґђјљњћџ',
    'a b v g d e zh z i j k l m n o p r s t u f kh ts ch sh shch y e yu ya i yi ye g dj j lj nj c dz',
  ),
  ...pairs(
    '−‐‑‒―→←≤≥≠≈√⅓⅔′″✓✗●○■□▶▸◇★☀☾♛♥♦♣♠',
    '– - - – — -> <- <= >= <> ~ V 1/3 2/3 \' " v x • o • o > > o * * ( ^ H D C S',
  ),
  '∗': '*',
  Ъ: '',
  ъ: '',
  Ь: '',
  ь: '',
  '\t': ' ',
  '\n': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
};

function pairs(letters: string, plain: string): Record<string, string> {
  const words = plain.split(' ');
  return Object.fromEntries(Array.from(letters).map((letter, i) => [letter, words[i]]));
}

const COMBINING = /\p{M}/gu;

/** One letter in letters that WinAnsi has; null if it has none that comes near. */
function plainly(letter: string): string | null {
  if (codeOf(letter) !== undefined) return letter;
  if (letter in NEAREST) return NEAREST[letter];
  const base = letter.normalize('NFKD').replace(COMBINING, '');
  if (base === letter) return null;
  const parts = Array.from(base).map((one) => (codeOf(one) !== undefined ? one : NEAREST[one]));
  return parts.some((one) => one === undefined) ? null : parts.join('');
}

/** Text as the standard fonts of PDF can show it: `Łódź` becomes `Lódz`, `Αθήνα` `Athina`. */
export function transliterate(text: string): string {
  return Array.from(text.normalize('NFC'))
    .map((letter) => plainly(letter) ?? '?')
    .join('');
}

/** The letters of a text for which there is nothing better than a question mark. */
export function unprintable(text: string): string[] {
  return Array.from(text.normalize('NFC')).filter((letter) => plainly(letter) === null);
}

export function encode(text: string): number[] {
  return Array.from(transliterate(text)).map((letter) => codeOf(letter)!);
}
