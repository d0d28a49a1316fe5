import { describe, expect, test } from 'vitest';
import { type Mark, textsOf } from '../src/page.ts';
import { segmentsOf } from '../src/path.ts';
import { toPdf } from '../src/pdf/pdf.ts';
import { Pen } from '../src/pen.ts';
import { SUIT_SHAPES } from '../src/suits.ts';
import { toSvg } from '../src/svg.ts';

const A4 = { width: 210, height: 297 };

function pageOf(draw: (pen: Pen) => void, title = 'A page') {
  const pen = new Pen('#000000');
  draw(pen);
  return pen.page(title, A4);
}

const everything = pageOf((pen) =>
  pen
    .rect(10, 10, 20, 20, { fill: '#ff0000', stroke: '#00ff00', width: 1, dash: [1, 2], round: 3 })
    .circle(50, 50, 5, { fill: '#0000ff' })
    .line(0, 0, 210, 297)
    .path(SUIT_SHAPES.moons, { fill: '#123456' })
    .text(20, 30, 'Straße 5 £', { font: 'bold', anchor: 'middle' })
    .group(100, 100, (inner) => inner.text(0, 0, 'turned'), { turn: 90, scale: 2 }),
);

/** The objects of a PDF by the offsets of its cross-reference table. */
function objectsOf(pdf: string): string[] {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)![1]);
  expect(pdf.slice(start, start + 5)).toBe('xref\n');
  const [, count] = /^xref\n0 (\d+)\n/.exec(pdf.slice(start))!;
  const rows = [...pdf.slice(start).matchAll(/^(\d{10}) (\d{5}) ([nf]) $/gm)];
  expect(rows).toHaveLength(Number(count));
  expect(pdf).toContain(`/Size ${count} `);
  return rows.slice(1).map(([, offset], i) => {
    const text = pdf.slice(Number(offset));
    expect(text.startsWith(`${i + 1} 0 obj\n`)).toBe(true);
    return text.slice(0, text.indexOf('\nendobj'));
  });
}

describe('a PDF', () => {
  const bytes = toPdf([everything, everything], { title: 'Zażółć 🚂', subject: 'x', date: new Date(0) });
  const pdf = new TextDecoder('latin1').decode(bytes);

  test('has its objects where the table says, and streams as long as they say', () => {
    const objects = objectsOf(pdf);
    for (const object of objects) {
      const stream = /\/Length (\d+) >>\nstream\n([\s\S]*)endstream$/.exec(object);
      if (stream) expect(stream[2]).toHaveLength(Number(stream[1]));
    }
    const pages = objects.filter((object) => object.includes('/Type /Page '));
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      expect(page).toContain('/MediaBox [0 0 595.28 841.89]');
      const parent = Number(/\/Parent (\d+) 0 R/.exec(page)![1]);
      expect(objects[parent - 1]).toContain('/Type /Pages /Count 2');
    }
  });

  test('is ASCII, and the same for the same pages', () => {
    expect(bytes.every((byte) => byte < 127)).toBe(true);
    expect(toPdf([everything], { title: 'x' })).toEqual(toPdf([everything], { title: 'x' }));
  });

  test('says what it is, in any letters', () => {
    expect(pdf).toContain('/Title <feff005a0061017c00f3014201070020d83dde82>');
    expect(pdf).toContain('/CreationDate (D:19700101000000Z)');
  });

  test('writes text in WinAnsi', () => {
    expect(pdf).toContain('<53747261df65203520a3>');
  });

  test('has as many q as Q, and no number that is none', () => {
    const streams = objectsOf(pdf)
      .filter((object) => object.includes('stream'))
      .join('\n');
    expect(streams.match(/\bq\b/g)).toHaveLength(streams.match(/\bQ\b/g)!.length);
    expect(streams).not.toMatch(/NaN|Infinity|undefined|e-\d/);
  });
});

describe('an SVG', () => {
  test('is as large as the paper and says every mark', () => {
    const svg = toSvg(everything);
    expect(svg).toContain('width="210mm" height="297mm" viewBox="0 0 210 297"');
    for (const tag of ['rect', 'circle', 'line', 'path', 'text', 'g']) expect(svg).toContain(`<${tag} `);
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  test('keeps every letter, and lets no name out of its place', () => {
    const name = '<script>&"\'Łódź 京都\u0007\ud800';
    const svg = toSvg(pageOf((pen) => pen.text(0, 0, name), name));
    expect(svg).toContain("&lt;script&gt;&amp;&quot;'Łódź 京都</text>");
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('\u0007');
  });
});

describe('a path', () => {
  test('is made absolute', () => {
    expect(segmentsOf('M1 2h3v4l-1-1L0 0z')).toEqual([
      ['M', 1, 2],
      ['L', 4, 2],
      ['L', 4, 6],
      ['L', 3, 5],
      ['L', 0, 0],
      ['Z'],
    ]);
  });

  test('goes on with lines after a move, and reads flags without spaces', () => {
    expect(segmentsOf('M0 0 1 1')).toEqual([
      ['M', 0, 0],
      ['L', 1, 1],
    ]);
    const end = segmentsOf('M0 0a5 5 0 0110 0').at(-1)!.slice(-2);
    expect(end[0]).toBeCloseTo(10);
    expect(end[1]).toBeCloseTo(0);
  });

  test('draws arcs that are round', () => {
    const curves = segmentsOf('M0 10A10 10 0 1 1 10 20').filter(([kind]) => kind === 'C');
    expect(curves).toHaveLength(3);
    for (const [, ...values] of curves) {
      const [x, y] = values.slice(-2) as [number, number];
      expect(Math.hypot(x - 10, y - 10)).toBeCloseTo(10);
    }
  });

  test('of every suit can be read', () => {
    for (const d of Object.values(SUIT_SHAPES)) {
      const numbers = segmentsOf(d).flatMap(([, ...values]) => values as number[]);
      expect(numbers.length).toBeGreaterThan(7);
      for (const n of numbers) expect(n).toBeGreaterThan(-0.5);
      for (const n of numbers) expect(n).toBeLessThan(24.5);
    }
  });

  test('with an unknown command is our own bug', () => {
    expect(() => segmentsOf('M0 0Q1 1 2 2')).toThrow('a path has no Q');
  });
});

test('texts of groups are found too', () => {
  const marks: readonly Mark[] = everything.marks;
  expect(textsOf(marks)).toEqual(['Straße 5 £', 'turned']);
});
