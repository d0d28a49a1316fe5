import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds serious on the whole page, or in the part that has just been opened on a page already looked at. */
export async function faults(page: Page, part = ':root'): Promise<string[]> {
  // There are no frames: what axe does for them, and all that it found in order, would take three times as long.
  const axe = new AxeBuilder({ page })
    .include(part)
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Everything that can be tapped and is smaller than a finger. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tappable = 'button, a, select, summary, [data-move], input:not([type=checkbox], [type=file])';
    return [...document.querySelectorAll(tappable)].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const inText = element.matches('p a, li a:not(.button), label a');
      // A map gives way to long choices on a phone, and can be zoomed: there the least that WCAG 2.5.8 asks for has to do.
      const least = element.closest('.cm') ? 24 : 43.5;
      if (width === 0 || inText || (width >= least && height >= least)) return [];
      return [`${element.outerHTML.slice(0, 120)} ${width}×${height}`];
    });
  });
}
