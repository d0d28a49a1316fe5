import { isFlaw, readSetup } from '@waybill/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Bots } from '../bots/bot-client.ts';
import { route } from '../frame/router.tsx';
import { loadRules } from '../games/load-rules.ts';
import { findEntry } from '../games/registry.ts';
import { notify } from '../look/notice.ts';
import { type Found, fetchAnalysis, keepAnalysis } from '../match/analysis/kept-analyses.ts';
import { Plot } from '../match/analysis/plot.tsx';
import { t as app } from '../words/catalogue.ts';
import type { Finished } from './finished.ts';
import { t } from './words.ts';

/** What analyses found, by the id of the match. */
export type Analyses = ReadonlyMap<string, Found>;

export async function bringAnalyses(all: readonly Finished[]): Promise<Analyses> {
  const found = await Promise.all(
    all.map(async ({ kept: { id, match } }) => [id, await fetchAnalysis(id, match.events.length)] as const),
  );
  return new Map(found.flatMap(([id, one]) => (one ? [[id, one] as const] : [])));
}

interface Props {
  /** Latest first. */
  readonly all: readonly Finished[];
  readonly analyses: Analyses;
  readonly onFound: (id: string, found: Found) => void;
}

/** How well one decided and how lucky one was, match by match, a game at a time. */
export function Skill({ all, analyses, onFound }: Props) {
  const judged = all.filter(({ seat, kept }) => seat !== null && analyses.has(kept.id)).toReversed();
  const games = [...new Set(judged.map(({ kept }) => kept.match.game))].filter(
    (game) => judged.filter(({ kept }) => kept.match.game === game).length > 1,
  );
  return (
    <section class="box" aria-labelledby="skill">
      <h2 id="skill" class="caption">
        {t('skill')}
      </h2>
      {games.length === 0 && <p class="note">{t('skill.few')}</p>}
      {games.map((game) => (
        <GameSkill key={game} matches={judged.filter(({ kept }) => kept.match.game === game)} analyses={analyses} />
      ))}
      <GoThrough rest={all.filter(({ seat, kept }) => seat !== null && !analyses.has(kept.id))} onFound={onFound} />
    </section>
  );
}

function GameSkill({ matches, analyses }: { matches: readonly Finished[]; analyses: Analyses }) {
  const { game } = matches[0].kept.match;
  const { rating, luck, unit } = useMemo(() => seriesOf(matches, analyses), [matches.length, analyses]);
  const open = (at: number) => route(`/match/${matches[at].kept.id}`);
  const label = [t('skill.match')];
  return (
    <>
      <h3>{findEntry(game)?.title}</h3>
      <Plot title={t('skill.rating')} rows={[rating]} seats={label} steps={false} onPick={open} />
      <Plot
        title={`${t('skill.luck')} (${t(unit === 'win' ? 'skill.win' : 'skill.score')})`}
        rows={[luck]}
        seats={label}
        steps={false}
        onPick={open}
      />
    </>
  );
}

/** Rating and luck of each match, of who played it. */
export function seriesOf(matches: readonly Finished[], analyses: Analyses) {
  const found = matches.map(({ seat, kept }) => ({ seat: seat!, analysis: analyses.get(kept.id)!.analysis }));
  const { unit } = found[0].analysis;
  const percent = unit === 'win' ? 100 : 1;
  return {
    unit,
    rating: found.map(({ seat, analysis }) => analysis.rating[seat]),
    luck: found.map(({ seat, analysis }) => analysis.luckTotal[seat] * percent),
  };
}

function GoThrough({ rest, onFound }: { rest: readonly Finished[]; onFound: Props['onFound'] }) {
  const [at, setAt] = useState<number | null>(null);
  const [share, setShare] = useState(0);
  const bots = useMemo(() => new Bots((words) => notify(app('trouble', { words }))), []);
  useEffect(() => () => bots.stop(), []);
  const go = async () => {
    const todo = [...rest];
    for (const [i, { kept }] of todo.entries()) {
      setAt(i + 1);
      setShare(0);
      const found = await analyse(bots, kept, setShare);
      if (!found) break;
      onFound(kept.id, found);
    }
    setAt(null);
  };
  if (at !== null)
    return (
      <div class="work" role="status">
        <span>{t('skill.under-way', { at, of: at + rest.length - 1 })}</span>
        <progress max={1} value={share} aria-label={t('skill')} />
        <button type="button" onClick={() => bots.stop()}>
          {t('skill.stop')}
        </button>
      </div>
    );
  if (rest.length === 0) return null;
  return (
    <button type="button" onClick={() => void go()}>
      {t('skill.go', { matches: rest.length })}
    </button>
  );
}

/** Null when it was stopped, or went wrong. */
async function analyse(bots: Bots, kept: Finished['kept'], share: (share: number) => void): Promise<Found | null> {
  const { match } = kept;
  const setup = readSetup(await loadRules(match.game), match);
  if (isFlaw(setup)) return null;
  const analysis = await bots.analyse({ game: match.game, setup, match, level: 'hard' }, share);
  if (!analysis) return null;
  const found: Found = { analysis, level: 'hard' };
  await keepAnalysis(kept, found);
  return found;
}
