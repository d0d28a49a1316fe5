import { analyse } from '@waybill/bots/analysis';
import { games, loadJudge, loadKnowledge } from '@waybill/games';
import { setupOf } from '@waybill/kernel';
import type { Chart, Line } from '../lib/plot.ts';
import { longMatch } from './matches.ts';

const POINTS = 4;

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Judging every decision of a match, with so many iterations a decision, by its length. */
export async function byAnalysis(iterations: number): Promise<Chart> {
  const lines: Line[] = [];
  for (const game of games) {
    const match = longMatch(game);
    const setup = setupOf(game, match);
    const knowledge = await loadKnowledge(game);
    const judge = await loadJudge(game, setup);
    const points: (readonly [number, number])[] = [];
    const spent = (length: number) => {
      const before = cpuSeconds();
      const events = match.events.slice(0, length);
      const going = analyse(game, setup, { ...match, events }, knowledge, { iterations, ...(judge && { judge }) });
      while (!going.next().done);
      return cpuSeconds() - before;
    };
    spent(match.events.length >> 1);
    for (let i = 1; i <= POINTS; i++) {
      const length = Math.round((match.events.length * i) / POINTS);
      points.push([length, spent(length)]);
    }
    lines.push({ name: judge ? `${game.title} (exact)` : game.title, points });
  }
  return {
    title: `Analysing a match, by its length (${iterations} iterations a decision)`,
    x: 'events',
    y: 'seconds of CPU',
    lines,
  };
}
