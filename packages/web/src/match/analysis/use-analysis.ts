import type { DecisionAnalysis } from '@waybill/bots/analysis';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Bots } from '../../bots/bot-client.ts';
import type { Closeness } from '../../bots/protocol.ts';
import { notify } from '../../look/notice.ts';
import { t } from '../../words/catalogue.ts';
import type { LocalTable } from '../local-table.ts';
import { type Found, fetchAnalysis, keepAnalysis } from './kept-analyses.ts';

/** What a worker is busy with: the whole match, or one decision of it. */
export interface Busy {
  readonly share: number;
  /** Of the decision; null for the match. */
  readonly index: number | null;
}

/** An analysis in a worker of its own, so that it can be stopped without stopping anything else; kept with its match. */
export function useAnalysis({ id, match, setup, sitters }: Pick<LocalTable, 'id' | 'match' | 'setup' | 'sitters'>) {
  const events = match.events.length;
  const [found, setFound] = useState<Found | null>(null);
  const [busy, setBusy] = useState<Busy | null>(null);
  const bots = useMemo(() => new Bots((words) => notify(t('trouble', { words }))), []);
  useEffect(() => () => bots.stop(), []);
  useEffect(() => {
    void fetchAnalysis(id, events).then((kept) => kept && setFound(kept));
  }, [id, events]);
  const work = async <T>(index: number | null, ask: (share: (share: number) => void) => Promise<T>): Promise<T> => {
    const share = (now: number) => setBusy({ share: now, index });
    share(0);
    const result = await ask(share);
    setBusy(null);
    return result;
  };
  const keep = (now: Found) => {
    setFound(now);
    return keepAnalysis({ id, match, sitters }, now);
  };
  const asked = { game: match.game, setup, match };
  const start = async (level: Closeness) => {
    const analysis = await work(null, (share) => bots.analyse({ ...asked, level }, share));
    if (analysis) await keep({ analysis, level });
  };
  const rollOut = async ({ index, options }: DecisionAnalysis) => {
    if (!found) return;
    const before = found.rolled?.find((one) => one.index === index);
    const round = before ? before.round + 1 : 0;
    const question = { ...asked, index, round, options: options.map(({ event }) => event) };
    const rolled = await work(index, (share) => bots.rollOut(question, share));
    const others = found.rolled?.filter((one) => one.index !== index) ?? [];
    if (rolled) await keep({ ...found, rolled: [...others, { ...rolled, round }] });
  };
  return { found, busy, start, rollOut, stop: () => bots.stop() };
}
