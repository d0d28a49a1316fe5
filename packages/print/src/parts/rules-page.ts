import type { Part } from '../prints.ts';
import { blocksOf, drawFlow, flowOnOnePage } from '../text/flow.ts';
import { bodyOf, framed } from './frame.ts';

const STYLE = { columns: 2, gap: 7, size: 12 };
const SMALLEST = 6.5;

/** The rules in short, on one page. */
export function rulesPart(words: string): Part {
  return {
    name: 'rules',
    title: 'Rules in short',
    draw: (job) => {
      const flow = flowOnOnePage(blocksOf(job.rules ?? words), bodyOf(job), STYLE, SMALLEST);
      return flow.pages.map((_, i) =>
        framed(job, 'Rules in short', (pen, body) => drawFlow(pen, job.inks, flow, i, body), {
          page: i + 1,
          pages: flow.pages.length,
        }),
      );
    },
  };
}
