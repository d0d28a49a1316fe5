import { extname } from 'node:path';
import { type PrintedPart, toSvg } from '@waybill/print';
import type { Call } from '../command.ts';
import { usage } from '../fail.ts';
import { writeText } from '../files.ts';
import { writeWhole } from './whole.ts';

/** A file a page: named after the part, and numbered where it has several; with --out NAME.svg, NAME-1.svg and so on. */
export function writeSvgs(call: Call, id: string, parts: readonly PrintedPart[]): void {
  const pages = parts.flatMap(({ name, pages: all }) =>
    all.map((page, i) => ({ page, name: all.length > 1 ? `${id}-${name}-${i + 1}.svg` : `${id}-${name}.svg` })),
  );
  if (pages.length === 1) return writeWhole(call, pages[0].name, new TextEncoder().encode(toSvg(pages[0].page)));
  const out = call.value('out');
  if (out === '-') throw usage(`--out -: there are ${pages.length} pages; name one --part that has a single page`);
  pages.forEach(({ page, name }, i) => {
    const file = out === undefined ? name : numbered(out, i + 1);
    writeText(file, toSvg(page));
    call.io.out(`${file}\n`);
  });
}

function numbered(file: string, n: number): string {
  const ending = extname(file);
  return `${file.slice(0, file.length - ending.length)}-${n}${ending || '.svg'}`;
}
