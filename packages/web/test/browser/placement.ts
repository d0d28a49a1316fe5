import type { Driver } from './driver.ts';

export const WINDOWS = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [768, 1024],
  [390, 844],
] as const;

/** What is wrong with where things stand in the window, by measured boxes. */
async function misplaced({ page }: Driver): Promise<string[]> {
  return page.evaluate(() => {
    const flaws: string[] = [];
    const box = (element: Element) => element.getBoundingClientRect();
    const isShown = (element: Element) => {
      const { width, height } = box(element);
      return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
    };
    const isInside = (inner: DOMRect, outer: { left: number; top: number; right: number; bottom: number }) =>
      inner.left >= outer.left - 1 &&
      inner.top >= outer.top - 1 &&
      inner.right <= outer.right + 1 &&
      inner.bottom <= outer.bottom + 1;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const name = (element: Element) => element.outerHTML.slice(0, 90);
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight) flaws.push(`the page scrolls: ${root.scrollHeight}`);
    if (root.scrollWidth > innerWidth) flaws.push(`the page is too wide: ${root.scrollWidth}`);
    const looked = document.querySelector('.table-preview[data-looked]');
    const isHint = looked?.querySelector('.hint') !== null;
    const isPhone = innerWidth < 600;
    const needed = ['.table-prompt', '.table-board', looked ? '.preview-buttons' : '.controls'];
    if (!isPhone) needed.push('.controls', '.replay input', '.replay-buttons');
    for (const selector of needed) {
      const found = document.querySelector(selector);
      if (!found || !isShown(found)) flaws.push(`${selector} is not shown`);
      else if (!isInside(box(found), screen)) flaws.push(`${selector} is not inside the window`);
    }
    const board = document.querySelector('.table-board')!;
    const pictures = [...board.querySelectorAll('svg')].filter((svg) => !svg.parentElement?.closest('svg'));
    const area = (element: Element) => box(element).width * box(element).height;
    const [picture] = pictures.sort((a, b) => area(b) - area(a));
    // A table that is zoomed scrolls inside its own pane.
    const pane = picture?.closest('.si-pane') ?? picture;
    if (pane && !isInside(box(pane), box(board))) flaws.push('the picture is larger than the board');
    // On a phone nothing stands over what is tapped.
    const zoom = board.querySelector('.si-zoom');
    if (isPhone && zoom && pane && box(zoom).left < box(pane).right - 1) flaws.push('the zoom stands over the table');
    if (area(board) < 0.12 * innerWidth * innerHeight) flaws.push(`the board is small: ${box(board).height}`);
    const choices = document.querySelector('.table-choices')!;
    if (choices.scrollHeight > choices.clientHeight + 1)
      flaws.push(`the choices scroll: ${choices.scrollHeight} in ${choices.clientHeight}`);
    const clickable = 'button, a, select, input, [data-pick], .table-choices [data-move]';
    for (const element of document.querySelectorAll(`.table :is(${clickable})`)) {
      if (!isShown(element) || element.closest('#tab-panel, .si-sheet, .after')) continue;
      const at = box(element);
      if (!isInside(at, screen)) flaws.push(`outside: ${name(element)}`);
      const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
      // What is looked at stands over what is read, on a phone over the choices too: it is played from there. So does a hint.
      if (looked?.contains(hit) && (isPhone || isHint || element.closest('.table-side'))) continue;
      if (hit && !element.contains(hit) && !hit.contains(element)) flaws.push(`${name(hit)} covers ${name(element)}`);
      // A badge may hang over the edge of its card.
      if (element.matches('button:not(:has(.ha-order))') && element.scrollWidth > element.clientWidth + 1)
        flaws.push(`cut: ${name(element)}`);
    }
    const isCut = ({ scrollWidth, clientWidth }: Element) => clientWidth > 0 && scrollWidth > clientWidth + 1;
    for (const element of document.querySelectorAll('.table :is(p, span, b, small, li, legend, h2, h3)')) {
      if (
        element.matches('.unseen, .fold span') ||
        !isCut(element) ||
        getComputedStyle(element).overflowX === 'visible'
      )
        continue;
      flaws.push(`cut: ${name(element)}`);
    }
    for (const label of board.querySelectorAll('svg text')) {
      const drawing = pictures.find((svg) => svg.contains(label))!;
      if (isShown(label) && getComputedStyle(drawing).overflow !== 'visible' && !isInside(box(label), box(drawing)))
        flaws.push(`cut: ${label.textContent} of ${name(drawing)}`);
    }
    const said = looked?.querySelector('.preview-words');
    if (said && said.scrollHeight > said.clientHeight + 1)
      flaws.push(`what is looked at is cut: ${said.scrollHeight} in ${said.clientHeight}`);
    const players = document.querySelector('.players');
    if (looked && players && !isPhone && !isHint && isShown(players)) {
      const [over, under] = [box(looked), box(players)];
      if (
        over.bottom > under.top + 1 &&
        over.top < under.bottom - 1 &&
        over.left < under.right &&
        over.right > under.left
      )
        flaws.push(`what is looked at covers the players by ${over.bottom - under.top}`);
    }
    const told = document.querySelector('.told [data-latest]');
    const row = document.querySelector('.log li:last-child:not(.nothing)');
    const isSeen = (element: Element | null) => element && isShown(element) && isInside(box(element), screen);
    const log = document.querySelector('.log');
    const rowSeen = row && log && isSeen(row) && box(row).bottom <= box(log).bottom + 1;
    const lesson = document.querySelector('.lesson');
    const isTaught = lesson !== null;
    const words = lesson?.querySelector('p');
    if (words && isShown(words) && words.scrollHeight > words.clientHeight + 2)
      flaws.push(`the lesson is cut: ${words.scrollHeight} in ${words.clientHeight}`);
    if (row && !isSeen(told) && !rowSeen && !isTaught && !looked) flaws.push('the latest event is not seen');
    return flaws;
  });
}

export async function checkAll(
  driver: Driver,
  title: string,
  windows: readonly (readonly [number, number])[] = WINDOWS,
): Promise<string[]> {
  const flaws: string[] = [];
  for (const [width, height] of windows) {
    await driver.page.setViewportSize({ width, height });
    await driver.settled();
    await driver.settled();
    flaws.push(...(await misplaced(driver)).map((flaw) => `${title}, ${width} × ${height}: ${flaw}`));
  }
  return flaws;
}
