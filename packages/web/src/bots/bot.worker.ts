import type { Order } from '@waybill/bots/worker-pool';
import { advise } from './advise.ts';
import { onDemand } from './on-demand.ts';
import type { Answer, Asked, Result } from './protocol.ts';
import { type Rest, rest } from './yield-to-page.ts';

/** A worker's own side, typed here because the page's types are in force. */
declare const self: {
  addEventListener(type: 'message', hear: (message: MessageEvent<Asked | Order | Rest>) => void): void;
  postMessage(answer: Answer): void;
};

async function work(asked: Asked, report: (share: number) => void): Promise<Result> {
  if (asked.kind === 'think') return advise(asked, report);
  const { analyseMatch, rollOut, showWays } = await onDemand();
  if (asked.kind === 'play-on') return showWays(asked);
  return asked.kind === 'analyse' ? analyseMatch(asked, report) : rollOut(asked, report);
}

self.addEventListener('message', ({ data: asked }) => {
  if ('kind' in asked && asked.kind === 'rest') return rest();
  if (!('id' in asked)) return void onDemand().then(({ take }) => take(asked));
  const { id } = asked;
  const report = (share: number) => self.postMessage({ id, share });
  work(asked, report).then(
    (result) => self.postMessage({ id, result }),
    (error: unknown) => self.postMessage({ id, trouble: String(error) }),
  );
});
