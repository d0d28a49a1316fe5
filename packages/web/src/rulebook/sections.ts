import type { Block } from '@waybill/kernel/markdown';

const FOR_PROGRAMS = /^(Events|Events and state|Match files)$/;

/** What programs need to know stands last, from its heading on. */
export function withAppendixApart(
  blocks: readonly Block[],
): readonly [rules: readonly Block[], appendix: readonly Block[]] {
  const from = blocks.findIndex((block) => block.kind === 'heading' && FOR_PROGRAMS.test(block.text));
  return from < 0 ? [blocks, []] : [blocks.slice(0, from), blocks.slice(from + 1)];
}

/** The sections about readings, headed by their clause in brackets: taken out, to stand beside those clauses. */
export function withReadingsApart(blocks: readonly Block[]): {
  readonly blocks: readonly Block[];
  readonly readings: ReadonlyMap<string, readonly Block[]>;
} {
  const kept: Block[] = [];
  const readings = new Map<string, Block[]>();
  let section: Block[] | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading') {
      const clause = /^`\w+` \(([A-Z0-9]+-[\d.]+)\)$/.exec(block.text)?.[1];
      // A clause may have several readings.
      section = clause === undefined ? null : (readings.get(clause) ?? []);
      if (clause !== undefined && section) readings.set(clause, section);
    }
    (section ?? kept).push(block);
  }
  return { blocks: kept, readings };
}
