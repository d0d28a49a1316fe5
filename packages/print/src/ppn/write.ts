import type { Layout, Piece } from './layout.ts';

export interface PpnHead {
  readonly game: string;
  /** The map, where the game has one. */
  readonly sheet: string;
  readonly players: readonly string[];
}

/** As recommended by version 0.14 of the notation: the piece, its suit, its rank, its angle. */
const KINDS = { tile: 't', coin: 'c', die: 'd', pawn: 'p' } as const;
const ANGLES = { 0: '', 90: '<', 180: 'v', 270: '>' } as const;
/** A letter is a column; two letters are read differently by different readers, so none is written. */
const LETTERS = 26;
const WIDEST = 100;

/** A start layout in Portable Piecepack Notation: one game, dropped piece by piece on an empty table. */
export function writePpn({ game, sheet, players }: PpnHead, layout: Layout): string {
  const head = [
    '---',
    `GameType: ${yaml(game)}`,
    'SetUp: None',
    ...(sheet === '' ? [] : [`Map: ${yaml(sheet)}`]),
    `Players: [${players.map(yaml).join(', ')}]`,
    'Generator: Waybill',
    '...',
  ];
  const moves = layout.flatMap(({ name, words, pieces }) =>
    folded([`${name}.`, `{${words}}`, ...pieces.map((piece) => `${specOf(piece)}@${placeOf(piece)}`)]),
  );
  return `${[...head, ...moves].join('\n')}\n`;
}

/** JSON is YAML, in version 1.1 too, as long as what is not a sign on paper is written out. */
function yaml(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function specOf({ kind, suit, rank, turned = 0 }: Piece): string {
  return `${KINDS[kind]}${suit}${rank ?? ''}${ANGLES[turned]}`;
}

function placeOf({ x, y }: Piece): string {
  const plain = Number.isInteger(x) && Number.isInteger(y) && x >= 1 && x <= LETTERS && y >= 1;
  return plain ? `${String.fromCharCode(96 + x)}${y}` : `(${x},${y})`;
}

/** Lines that are not too long; no word of ours begins with three dots or hyphens, which would end a game. */
function folded(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= WIDEST) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
