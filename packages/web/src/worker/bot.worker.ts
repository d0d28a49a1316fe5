import { ponder } from './ponder.ts';
import type { AnalyseQuestion, Answer, Asked } from './protocol.ts';

/** A worker's own side, typed here because the page's types are in force. */
declare const self: {
  addEventListener(type: 'message', hear: (message: MessageEvent<Asked>) => void): void;
  postMessage(answer: Answer): void;
};

self.addEventListener('message', ({ data: asked }) => {
  const { id } = asked;
  const report = (share: number) => self.postMessage({ id, share });
  const work = asked.kind === 'think' ? ponder(asked, report) : analyse(asked, report);
  work.then(
    (result) => self.postMessage({ id, result }),
    (error: unknown) => self.postMessage({ id, trouble: String(error) }),
  );
});

/** Fetched for whoever wants it: most who play don't. */
async function analyse(asked: AnalyseQuestion, report: (share: number) => void) {
  return (await import('./analyse-match.ts')).analyseMatch(asked, report);
}
