import type { Font } from '../page.ts';
import { widthOf } from './measure.ts';

interface Word {
  readonly text: string;
  readonly font: Font;
  /** A space comes before it. */
  readonly spaced: boolean;
  /** It belongs to the word before it. */
  readonly glued: boolean;
}

interface Run {
  /** From the left edge of the line. */
  readonly x: number;
  readonly text: string;
  readonly font: Font;
}

export type Line = readonly Run[];

/** Text with `**bold**` and `*italic*` in lines that are no wider than told. A word that is wider is broken. */
export function wrap(text: string, size: number, width: number): Line[] {
  const lines: Run[][] = [[]];
  let x = 0;
  const words = wordsOf(text, size, width);
  const wide = words.map((word) => widthOf(word.text, size, word.font));
  words.forEach((word, i) => {
    const space = word.spaced && x > 0 ? widthOf(' ', size, word.font) : 0;
    // What follows without a space, such as a full stop after a bold word, stays with it.
    let whole = wide[i];
    for (let next = i + 1; words[next]?.glued; next++) whole += wide[next];
    if (x > 0 && !word.glued && x + space + whole > width) {
      lines.push([]);
      x = 0;
    } else x += space;
    add(lines.at(-1)!, { x, text: word.text, font: word.font }, space > 0);
    x += wide[i];
  });
  return lines;
}

function wordsOf(text: string, size: number, width: number): Word[] {
  const words: Word[] = [];
  let spaced = false;
  for (const [part] of text.matchAll(/\*\*[^*]+\*\*|\*[^*\s][^*]*\*|[^*]+|\*/g)) {
    const font: Font = /^\*\*.+\*\*$/.test(part) ? 'bold' : /^\*.+\*$/.test(part) ? 'italic' : 'plain';
    const plain = font === 'bold' ? part.slice(2, -2) : font === 'italic' ? part.slice(1, -1) : part;
    for (const [token] of plain.matchAll(/ +|[^ ]+/g)) {
      if (token.startsWith(' ')) spaced = true;
      else {
        for (const [i, piece] of pieces(token, size, width, font).entries()) {
          words.push({ text: piece, font, spaced: spaced && i === 0, glued: !spaced && i === 0 && words.length > 0 });
        }
        spaced = false;
      }
    }
  }
  return words;
}

function pieces(word: string, size: number, width: number, font: Font): string[] {
  if (widthOf(word, size, font) <= width) return [word];
  const out: string[] = [''];
  for (const letter of word) {
    if (out.at(-1) !== '' && widthOf(out.at(-1)! + letter, size, font) > width) out.push('');
    out[out.length - 1] += letter;
  }
  return out;
}

/** Neighbouring words of one font become one run: fewer marks, and text that can be searched for. */
function add(line: Run[], run: Run, spaced: boolean): void {
  const last = line.at(-1);
  if (last?.font !== run.font) line.push(run);
  else line[line.length - 1] = { ...last, text: `${last.text}${spaced ? ' ' : ''}${run.text}` };
}
