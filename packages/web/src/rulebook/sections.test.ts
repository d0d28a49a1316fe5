import { readBlocks } from '@waybill/kernel/markdown';
import { expect, it } from 'vitest';
import { withReadingsApart } from './sections.ts';

it('puts every reading beside its clause, also where a clause has several', () => {
  const markdown = '### `press` (X-2.9)\n\nOne.\n\n### `patience` (X-2.9)\n\nTwo.\n\n## Match files\n\nThree.\n';
  const { blocks, readings } = withReadingsApart(readBlocks(markdown));
  const texts = (found: readonly { readonly kind: string }[] = []) => JSON.stringify(found);
  for (const words of ['press', 'One.', 'patience', 'Two.']) expect(texts(readings.get('X-2.9'))).toContain(words);
  expect(texts(blocks)).toContain('Three.');
  expect(texts(blocks)).not.toContain('Two.');
});
