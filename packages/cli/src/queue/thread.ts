import { parentPort } from 'node:worker_threads';
import { doWeigh, type Weighing, type WeighTask } from '@waybill/bots/worker-pool';
import { loadKnowledge } from '@waybill/games';
import { analyseMatch } from '@waybill/server/analyse-match';
import { answerQuestion } from '@waybill/server/bot-question';
import { gameOf } from '../game.ts';
import { DONE, NEXT, sharedBoard } from '../simulate/job.ts';
import { openJob, playAll } from '../simulate/play.ts';
import type { Played } from '../simulate/played.ts';
import type { MatchesTask, Results, Task } from './queue.ts';

/** The last job: the next part is likely to be of the same. */
let last: { readonly key: string; readonly opened: ReturnType<typeof openJob> } | null = null;

async function play({ job, from, to }: MatchesTask): Promise<Played[]> {
  const key = JSON.stringify({ ...job, matches: 0 });
  if (last?.key !== key) last = { key, opened: openJob(job) };
  const opened = await last.opened;
  const board = sharedBoard();
  Atomics.store(board, NEXT, from);
  Atomics.store(board, DONE, 0);
  const found: Played[] = [];
  for (const one of playAll({ ...opened, job: { ...job, matches: to } }, board, null)) if (one) found.push(one);
  return found;
}

async function weigh(task: WeighTask): Promise<Weighing> {
  const game = gameOf(task.game);
  const weighing = doWeigh(game, await loadKnowledge(game), task);
  for (;;) {
    const { done, value } = weighing.next();
    if (done) return value;
  }
}

function perform(task: Task): Promise<Results[Task['kind']]> {
  switch (task.kind) {
    case 'matches':
      return play(task);
    case 'weigh':
      return weigh(task);
    case 'bot':
      return answerQuestion(task.question);
    case 'analysis':
      return analyseMatch(task.match).then((analysis) => ({ analysis }));
  }
}

parentPort?.on('message', (task: Task) => {
  // What fails here fails as the thread does, and its worker hears of it.
  void perform(task).then((result) => parentPort?.postMessage(result));
});
