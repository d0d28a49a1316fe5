import type { Page } from '../page.ts';
import { POINT } from '../text/measure.ts';
import { contentOf, FONT_NAMES } from './content.ts';

export interface About {
  readonly title: string;
  readonly subject?: string;
  /** When it was made; left out, the same pages give the same bytes. */
  readonly date?: Date;
}

const BASE_FONTS = {
  plain: 'Helvetica',
  bold: 'Helvetica-Bold',
  italic: 'Helvetica-Oblique',
  mono: 'Courier',
} as const;

/** Pages as a PDF 1.4: vectors and the standard fonts, which every reader has; nothing compressed, nothing embedded. */
export function toPdf(pages: readonly Page[], about: About): Uint8Array {
  const objects: string[] = [];
  const add = (text: string) => objects.push(text);
  const fonts = Object.entries(BASE_FONTS).map(([font, name]) => {
    const id = add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
    return `/${FONT_NAMES[font as keyof typeof BASE_FONTS]} ${id} 0 R`;
  });
  const resources = add(`<< /Font << ${fonts.join(' ')} >> >>`);
  const tree = objects.length + 2 * pages.length + 1;
  const kids = pages.map((page) => {
    const content = contentOf(page);
    const stream = add(`<< /Length ${content.length} >>\nstream\n${content}endstream`);
    const box = [page.width, page.height].map((side) => Number((side / POINT).toFixed(2)));
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${box.join(' ')}] /Resources ${resources} 0 R /Contents ${stream} 0 R >>`,
    );
  });
  add(`<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] >>`);
  const catalogue = add(`<< /Type /Catalog /Pages ${tree} 0 R /ViewerPreferences << /PrintScaling /None >> >>`);
  const info = add(infoOf(about));
  return bytes(assemble(objects, catalogue, info));
}

/** The objects one after the other, and where each begins. All of it is ASCII, so a character is a byte. */
function assemble(objects: readonly string[], catalogue: number, info: number): string {
  const parts = ['%PDF-1.4\n'];
  let length = parts[0].length;
  const starts = objects.map((object, i) => {
    const start = length;
    const part = `${i + 1} 0 obj\n${object}\nendobj\n`;
    parts.push(part);
    length += part.length;
    return start;
  });
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  return `${parts.join('')}xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root ${catalogue} 0 R /Info ${info} 0 R >>\nstartxref\n${length}\n%%EOF\n`;
}

function infoOf({ title, subject, date }: About): string {
  const rows = [`/Title ${utf16(title)}`, `/Creator ${utf16('Waybill')}`, `/Producer ${utf16('Waybill')}`];
  if (subject !== undefined) rows.push(`/Subject ${utf16(subject)}`);
  if (date) rows.push(`/CreationDate (D:${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`);
  return `<< ${rows.join(' ')} >>`;
}

/** Metadata, unlike the pages, can hold any letter. */
function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0'));
  return `<feff${units.join('')}>`;
}

function bytes(ascii: string): Uint8Array {
  const out = new Uint8Array(ascii.length);
  for (let i = 0; i < out.length; i++) out[i] = ascii.charCodeAt(i);
  return out;
}
