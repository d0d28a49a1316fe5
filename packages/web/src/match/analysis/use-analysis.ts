import type { DecisionAnalysis } from '@waybill/bots/analysis';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Bots } from '../../bots/bot-client.ts';
import type { Closeness } from '../../bots/protocol.ts';
import { notify } from '../../look/notice.ts';
import { t } from '../../words/catalogue.ts';
import type { LocalTable } from '../local-table.ts';
import { analysisAtServer } from './analysis-at-server.ts';
import { type Found, fetchAnalysis, keepAnalysis } from './kept-analyses.ts';

type Share = (share: number | null) => void;

/** What a worker is busy with: the whole match, or one decision of it. */
export interface Busy {
  /** Null while the server is at it. */
  readonly share: number | null;
  /** Of the decision; null for the match. */
  readonly index: number | null;
}

/** An analysis in a worker of its own, so that it can be stopped without stopping anything else; kept with its match. Of a match at a server, the server's where it has one. */
export function useAnalysis({ id, match, setup, sitters, record }: LocalTable) {
  const events = match.events.length;
  const atServer = record.table ?? record.sentTo;
  const [found, setFound] = useState<Found | null>(null);
  const [busy, setBusy] = useState<Busy | null>(null);
  const asking = useRef<AbortController | null>(null);
  const bots = useMemo(() => new Bots((words) => notify(t('trouble', { words }))), []);
  const stop = () => {
    asking.current?.abort();
    bots.stop();
  };
  useEffect(() => stop, []);
  useEffect(() => {
    void fetchAnalysis(id, events).then(async (kept) => {
      if (kept) return setFound(kept);
      const analysis = atServer === undefined ? null : await analysisAtServer('GET', atServer);
      if (analysis) await keep({ analysis, level: 'hard', shared: true });
    });
  }, [id, events]);
  const work = async (index: number | null, ask: (share: Share) => Promise<void>): Promise<void> => {
    const share: Share = (now) => setBusy({ share: now, index });
    share(0);
    await ask(share);
    setBusy(null);
  };
  /** Shown when it is kept: whoever has read it may leave. */
  const keep = async (now: Found) => {
    await keepAnalysis({ id, match, sitters }, now);
    setFound(now);
  };
  const asked = { game: match.game, setup, match };
  const start = async (level: Closeness) => {
    const { signal } = (asking.current = new AbortController());
    const find = async (share: Share): Promise<Found | null> => {
      if (level === 'hard' && atServer !== undefined) {
        share(null);
        const analysis = await analysisAtServer('POST', atServer, signal);
        if (analysis) return { analysis, level, shared: true };
        if (signal.aborted) return null;
      }
      const analysis = await bots.analyse({ ...asked, level }, share);
      return analysis && { analysis, level };
    };
    await work(null, async (share) => {
      const now = await find(share);
      if (now) await keep(now);
    });
  };
  const rollOut = async ({ index, options }: DecisionAnalysis) => {
    if (!found) return;
    const before = found.rolled?.find((one) => one.index === index);
    const round = before ? before.round + 1 : 0;
    const question = { ...asked, index, round, options: options.map(({ event }) => event) };
    const others = found.rolled?.filter((one) => one.index !== index) ?? [];
    await work(index, async (share) => {
      const rolled = await bots.rollOut(question, share);
      if (rolled) await keep({ ...found, rolled: [...others, { ...rolled, round }] });
    });
  };
  return { found, busy, start, rollOut, stop };
}
