// oxlint-disable no-control-regex -- control characters are what this file is about

// Anything from a file or a name may hold control characters that a terminal would obey, or turn text around.
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text that a terminal shows and does not obey. */
export function clean(text: string): string {
  return text.replace(UNSAFE, '\ufffd');
}

/** The same as one line of bearable length; what is too much goes out of the middle. */
export function oneLine(text: string, longest = 400): string {
  const line = clean(text.replace(/\s+/g, ' ').trim());
  const half = longest >> 1;
  return line.length > longest ? `${line.slice(0, half)}…${line.slice(1 - half)}` : line;
}

export function plural(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** A number as people read it: a minus, which is as wide as a plus, not a hyphen. */
export const minus = (number: number | string) => String(number).replace(/^-/, '−');

export const fixed = (value: number, digits: number) => minus(value.toFixed(digits));

/** With its sign, which nothing has not. */
export function signed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? text : `${value < 0 ? '−' : '+'}${text}`;
}

/** Breaks text into lines of at most this many columns, later lines indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && length(line) + 1 + length(word) > width) {
      lines.push(line);
      line = indent + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines;
}

/** A line as it is if it fits; else broken, later lines below its own beginning. */
export function fold(line: string, width: number): string[] {
  if (length(line) <= width) return [line];
  const margin = /^ */.exec(line)![0];
  return wrap(line.trimStart(), width - margin.length, '  ').map((part) => margin + part);
}

const COLOURS = /\u001b\[\d+m/g;

/** How many columns a text takes, colours aside. */
export function length(text: string): number {
  return text.replace(COLOURS, '').length;
}

export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - length(text)));
}

/** Texts to the left, the first one or so many, and figures to the right. */
export function columns(rows: readonly (readonly string[])[], texts = 1): string[] {
  const widths = rows[0].map((_, c) => Math.max(...rows.map((row) => row[c].length)));
  return rows.map((row) =>
    row.map((cell, c) => (c < texts ? pad(cell, widths[c]) : cell.padStart(widths[c]))).join('  '),
  );
}

/** Without half a surrogate pair: such text has no UTF-8, so nothing can be hashed from it. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
