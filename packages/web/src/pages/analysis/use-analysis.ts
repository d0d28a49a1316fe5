import type { Analysis } from '@waybill/bots/analysis';
import type { Match, Setup } from '@waybill/rules/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { notify } from '../../look/notice.tsx';
import { t } from '../../words/catalogue.ts';
import { Bots } from '../../worker/bots.ts';
import type { Closeness } from '../../worker/protocol.ts';

interface Found {
  readonly analysis: Analysis;
  readonly level: Closeness;
}

/** An analysis in a worker of its own, so that it can be stopped without stopping anything else. */
export function useAnalysis(setup: Setup, match: Match) {
  const [found, setFound] = useState<Found | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const bots = useMemo(() => new Bots((words) => notify(t('trouble', { words }))), []);
  useEffect(() => () => bots.stop(), []);
  const start = async (level: Closeness) => {
    setShare(0);
    const analysis = await bots.analyse({ game: match.game, setup, match, level }, setShare);
    setShare(null);
    if (analysis) setFound({ analysis, level });
  };
  return { found, share, start, stop: () => bots.stop() };
}
