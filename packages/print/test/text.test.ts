import { describe, expect, test } from 'vitest';
import { blocksOf, flow, flowOnOnePage } from '../src/text/flow.ts';
import { fittingSize, POINT, widthOf } from '../src/text/measure.ts';
import { encode, transliterate, unprintable } from '../src/text/win-ansi.ts';
import { wrap } from '../src/text/wrap.ts';

describe('letters that the fonts of a PDF lack', () => {
  test.each([
    ['Łódź, Kraków', 'Lódz, Kraków'],
    ['Αθήνα', 'Athina'],
    ['Київ, Москва', 'Kiyiv, Moskva'],
    ['İstanbul, Diyarbakır', 'Istanbul, Diyarbakir'],
    ['Đà Nẵng', 'Dà Nang'],
    ['Plzeň, Győr, Târgu Mureș', 'Plzen, Gyor, Târgu Mures'],
    ['€5 – “so” … ½ × £', '€5 – “so” … ½ × £'],
    ['e\u0301', 'é'],
    ['−5 → 6', '–5 -> 6'],
    ['ﬁne', 'fine'],
  ])('%s becomes %s', (text, plain) => {
    expect(transliterate(text)).toBe(plain);
    expect(unprintable(text)).toEqual([]);
  });

  test('a question mark stands only where there is no base letter, and that is told', () => {
    expect(transliterate('京都 🚂 x')).toBe('?? ? x');
    expect(unprintable('京都 🚂 x')).toEqual(['京', '都', '🚂']);
  });

  test('every letter has a code of one byte, whatever is written', () => {
    const all = Array.from({ length: 0x3000 }, (_, code) => encode(String.fromCodePoint(code))).flat();
    expect(all.filter((one) => !(one >= 32 && one < 256))).toEqual([]);
    expect(encode('\ud800')).toEqual([63]);
    expect(encode('€Žß')).toEqual([0x80, 0x8e, 0xdf]);
  });
});

describe('measuring', () => {
  test('goes by the metrics of the fonts', () => {
    expect(widthOf('Hello', 1000)).toBeCloseTo((722 + 556 + 222 + 222 + 556) * POINT);
    expect(widthOf('Hello', 1000, 'bold')).toBeCloseTo((722 + 556 + 278 + 278 + 611) * POINT);
    expect(widthOf('Hello', 1000, 'mono')).toBeCloseTo(3000 * POINT);
    expect(widthOf('éß€', 1000)).toBeCloseTo((556 + 611 + 556) * POINT);
  });

  test('finds the size that fits', () => {
    expect(fittingSize('x', 10, 100)).toBe(10);
    expect(widthOf('Birmingham', fittingSize('Birmingham', 10, 5))).toBeCloseTo(5);
  });
});

describe('wrapping', () => {
  const text = 'Cities are **neighbours** if their *tiles* touch; **never**, at a corner.';

  test.each([10, 25, 60, 500])('keeps every word within %d mm', (width) => {
    const lines = wrap(text, 9, width);
    for (const line of lines)
      for (const run of line) expect(run.x + widthOf(run.text, 9, run.font)).toBeLessThan(width + 0.01);
    const words = lines.map((line) => line.map((run) => run.text).join(' ')).join(' ');
    expect(words.replaceAll(' ', '')).toBe(text.replaceAll('*', '').replaceAll(' ', ''));
  });

  test('keeps a comma with its word', () => {
    for (let width = 12; width < 80; width++) {
      for (const [first] of wrap(text, 9, width)) expect(first.text).not.toMatch(/^[,;.]/);
    }
  });

  test('breaks a word that is too long', () => {
    expect(wrap('W'.repeat(40), 9, 20).length).toBeGreaterThan(3);
  });
});

describe('columns', () => {
  const blocks = blocksOf(`# One\n${'word '.repeat(300)}\n\n- an item\n  that goes on\n- another\n# Two\ntext`);
  const style = { columns: 2, gap: 5, size: 9 };
  const area = { x: 0, y: 0, w: 100, h: 60 };

  test('are read from few signs', () => {
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'text', 'item', 'item', 'heading', 'text']);
    expect(blocks[2].text).toBe('an item that goes on');
  });

  test('hold every line once, none below the foot, and no heading alone there', () => {
    const { pages } = flow(blocks, area, style);
    expect(pages.length).toBeGreaterThan(1);
    const lines = new Map<unknown, number>();
    for (const placed of pages.flat()) {
      expect(placed.y + (placed.to - placed.from) * placed.set.leading).toBeLessThanOrEqual(area.h + 0.01);
      lines.set(placed.set, (lines.get(placed.set) ?? 0) + placed.to - placed.from);
    }
    for (const { set } of pages.flat()) expect(lines.get(set)).toBe(set.lines.length);
    const last = pages.map((page) => page.at(-1)!.set.block.kind);
    expect(last).not.toContain('heading');
  });

  test('are set in the largest type that fits, and end at about one height', () => {
    const { pages, style: used } = flowOnOnePage(blocks, area, { ...style, size: 20 }, 4);
    expect(pages).toHaveLength(1);
    expect(used.size).toBeLessThan(9);
    const foot = (column: number) =>
      Math.max(
        ...pages[0].filter((one) => one.column === column).map((one) => one.y + (one.to - one.from) * one.set.leading),
      );
    expect(Math.abs(foot(0) - foot(1))).toBeLessThan(15);
  });
});
