/** A piece as a reader of the notation understands it. */
export interface Read {
  readonly step: string;
  readonly kind: string;
  readonly side: string;
  readonly suit: number;
  readonly rank: number;
  readonly angle: number;
  readonly system: string;
  readonly x: number;
  readonly y: number;
}

const KINDS: readonly [RegExp, string][] = [
  [/t/, 'tile'],
  [/c/, 'coin'],
  [/d/, 'die'],
  [/p/, 'pawn'],
];
const SUITS: readonly RegExp[] = [/[S♥]/u, /[M♠]/u, /[C♣]/u, /[A♦]/u];
const ANGLES: readonly [RegExp, number][] = [
  [/</, 90],
  [/v/, 180],
  [/>/, 270],
];

/**
 * Reads what is dropped on an empty table, by the specification of the notation (0.14): metadata between `---` and `...`, then
 * comments in braces, numbers of moves that end in a full stop, and `PieceSpec@Location`; what is left out is assumed.
 */
export function readPpn(text: string): { readonly meta: Map<string, string>; readonly pieces: Read[] } {
  const [, head, moves] = /^---\n([\s\S]*?)\n\.\.\.\n([\s\S]*)$/.exec(text)!;
  const meta = new Map(head.split('\n').map((line) => /^(\w+): (.*)$/.exec(line)!.slice(1) as [string, string]));
  for (const line of moves.split('\n')) if (/^(---|\.\.\.)/.test(line)) throw new Error(`a new game: ${line}`);
  const tokens = moves
    .replace(/(^|\s)\{[^{}]*\}(?=\s)/g, ' ')
    .trim()
    .split(/\s+/);
  const pieces: Read[] = [];
  let step = '';
  for (const token of tokens) {
    if (/^[\w.]*\.$/.test(token)) step = token;
    else pieces.push({ step, ...readMove(token) });
  }
  return { meta, pieces };
}

function readMove(token: string): Omit<Read, 'step'> {
  const [, spec, place] = /^([^@]+)@([^@]+)$/.exec(token)!;
  const kind = KINDS.find(([sign]) => sign.test(spec))![1];
  const suit = SUITS.findIndex((sign) => sign.test(spec));
  const digit = /\d/.exec(spec.replace('n', '0').replace('a', '1'))?.[0];
  return {
    kind,
    side: kind === 'coin' && suit >= 0 ? 'back' : 'face',
    suit,
    rank: Number(digit ?? 0),
    angle: ANGLES.find(([sign]) => sign.test(spec))?.[1] ?? 0,
    system: /[♥♠♣♦]/u.test(spec) ? 'playing_cards_expansion' : 'piecepack',
    ...readPlace(place),
  };
}

function readPlace(text: string): { x: number; y: number } {
  const pair = /^\((\d+(?:\.\d+)?),(\d+(?:\.\d+)?)\)$/.exec(text);
  if (pair) return { x: Number(pair[1]), y: Number(pair[2]) };
  const [, letter, digits] = /^([a-z])(\d+)$/.exec(text)!;
  return { x: letter.charCodeAt(0) - 96, y: Number(digits) };
}
