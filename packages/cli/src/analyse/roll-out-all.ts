import { setImmediate } from 'node:timers/promises';
import { type DecisionAnalysis, type RolledDecision, rollOutDecision } from '@waybill/bots/analysis';
import { loadKnowledge } from '@waybill/games';
import type { Io } from '../io.ts';
import type { Opened } from '../open.ts';
import { showProgress } from '../simulate/progress.ts';

/** Plays on from the options of each of these decisions, and from what was chosen. Null when somebody stopped it. */
export async function rollOutAll(
  io: Io,
  { game, match, setup }: Opened,
  decisions: readonly DecisionAnalysis[],
  runs: number,
): Promise<RolledDecision[] | null> {
  if (runs === 0) return [];
  const knowledge = await loadKnowledge(game);
  const rolled: RolledDecision[] = [];
  const signal = { stopped: false };
  let done = 0;
  const hide = showProgress(io, () => done, runs * decisions.length);
  const unlisten = io.onStop(() => void (signal.stopped = true));
  try {
    for (const decision of decisions) {
      const options = decision.options.map(({ event }) => event);
      const going = rollOutDecision(game, setup, match, knowledge, { index: decision.index, options, runs });
      let step = going.next();
      for (; !step.done; step = going.next()) {
        done++;
        await setImmediate();
        if (signal.stopped) return null;
      }
      rolled.push(step.value);
    }
    return rolled;
  } finally {
    unlisten();
    hide();
  }
}
