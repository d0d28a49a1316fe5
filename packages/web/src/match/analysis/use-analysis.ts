import { useEffect, useMemo, useState } from 'preact/hooks';
import { Bots } from '../../bots/bot-client.ts';
import type { Closeness } from '../../bots/protocol.ts';
import { notify } from '../../look/notice.ts';
import { t } from '../../words/catalogue.ts';
import type { LocalTable } from '../local-table.ts';
import { type Found, fetchAnalysis, keepAnalysis } from './kept-analyses.ts';

/** An analysis in a worker of its own, so that it can be stopped without stopping anything else; kept with its match. */
export function useAnalysis({ id, match, setup, sitters }: Pick<LocalTable, 'id' | 'match' | 'setup' | 'sitters'>) {
  const events = match.events.length;
  const [found, setFound] = useState<Found | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const bots = useMemo(() => new Bots((words) => notify(t('trouble', { words }))), []);
  useEffect(() => () => bots.stop(), []);
  useEffect(() => {
    void fetchAnalysis(id, events).then((kept) => kept && setFound(kept));
  }, [id, events]);
  const start = async (level: Closeness) => {
    setShare(0);
    const analysis = await bots.analyse({ game: match.game, setup, match, level }, setShare);
    setShare(null);
    if (!analysis) return;
    setFound({ analysis, level });
    await keepAnalysis({ id, match, sitters }, { analysis, level });
  };
  return { found, share, start, stop: () => bots.stop() };
}
