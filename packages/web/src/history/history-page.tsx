import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { lookForServer, person, served } from '../frame/server.ts';
import { findEntry } from '../games/registry.ts';
import { accentStyle } from '../look/accent.ts';
import { FileButton } from '../look/file-drop.tsx';
import { lazy } from '../look/lazy.tsx';
import { notify } from '../look/notice.ts';
import { SmallBoard } from '../look/small-board.tsx';
import { timeAgo } from '../look/time-ago.ts';
import { change } from '../match/analysis/amount.ts';
import type { Found } from '../match/analysis/kept-analyses.ts';
import { allKept, keep } from '../match/store/matches.ts';
import { save } from '../match/store/share.ts';
import { t as app } from '../words/catalogue.ts';
import { readCopy, writeCopy } from './copy-of-all.ts';
import { bestsOf, type Filter, type Finished, NO_FILTER, passes, readFinished } from './finished.ts';
import { type Analyses, bringAnalyses, Skill } from './skill.tsx';
import { t } from './words.ts';
import '../look/cards.css';
import '../look/history-list.css';
import '../match/analysis/analysis.css';
import './history.css';

const FIRST_SHOWN = 12;
const ServerMatches = lazy(async () => (await import('../profile/server-matches.tsx')).ServerMatches);

/** Everything that was played to its end on this device. */
export function HistoryPage() {
  const [all, setAll] = useState<readonly Finished[] | null>(null);
  const [analyses, setAnalyses] = useState<Analyses>(new Map());
  const bring = async () => {
    const read = await Promise.all((await allKept()).map(readFinished));
    const finished = read.filter((one) => one !== null);
    setAll(finished);
    setAnalyses(await bringAnalyses(finished));
  };
  useEffect(() => void bring(), []);
  useEffect(() => void lookForServer(), []);
  const found = (id: string, one: Found) => setAnalyses((old) => new Map(old).set(id, one));
  return (
    <Frame title={t('title')}>
      <div class="history">
        {all === null && <p class="nothing">{app('loading')}</p>}
        {all?.length === 0 && <p class="nothing">{t('none')}</p>}
        {all && all.length > 0 && (
          <>
            <Bests all={all} />
            <Matches all={all} analyses={analyses} />
            <Skill all={all} analyses={analyses} onFound={found} />
          </>
        )}
        <CopyBox onBrought={() => void bring()} />
        {served.value && person.value && <ServerMatches />}
      </div>
    </Frame>
  );
}

function Bests({ all }: { all: readonly Finished[] }) {
  const bests = bestsOf(all);
  if (bests.length === 0) return null;
  return (
    <section class="box" aria-labelledby="bests">
      <h2 id="bests" class="caption">
        {t('bests')}
      </h2>
      <table class="bests">
        <thead>
          <tr>
            <th scope="col">{t('bests.game')}</th>
            <th scope="col">{t('bests.played')}</th>
            <th scope="col">{t('bests.won')}</th>
            <th scope="col">{t('bests.record')}</th>
          </tr>
        </thead>
        <tbody>
          {bests.map(({ game, seats, played, won, record }) => (
            <tr key={`${game} ${seats}`}>
              <th scope="row">
                {findEntry(game)?.title} <span class="note">{t('bests.seats', { seats })}</span>
              </th>
              <td>{played}</td>
              <td>{won}</td>
              <td>{record ? <a href={`/match/${record.kept.id}`}>{record.score}</a> : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">{t('bests.note')}</p>
    </section>
  );
}

interface MatchesProps {
  readonly all: readonly Finished[];
  readonly analyses: Analyses;
}

function Matches({ all, analyses }: MatchesProps) {
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const [most, setMost] = useState(FIRST_SHOWN);
  const shown = all.filter((one) => passes(one, filter));
  return (
    <section class="box" aria-labelledby="matches">
      <h2 id="matches" class="caption">
        {t('list', { matches: shown.length })}
      </h2>
      <Filters all={all} filter={filter} onFilter={setFilter} />
      {shown.length === 0 && <p class="nothing">{t('nothing')}</p>}
      <ul class="history-list">
        {shown.slice(0, most).map((one) => (
          <Row key={one.kept.id} one={one} found={analyses.get(one.kept.id)} />
        ))}
      </ul>
      {shown.length > most && (
        <button type="button" class="quiet" onClick={() => setMost(most + FIRST_SHOWN)}>
          {t('more', { count: Math.min(FIRST_SHOWN, shown.length - most) })}
        </button>
      )}
    </section>
  );
}

interface FiltersProps {
  readonly all: readonly Finished[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

function Filters({ all, filter, onFilter }: FiltersProps) {
  const games = [...new Set(all.map(({ kept }) => kept.match.game))];
  const field = <K extends keyof Filter>(key: K, none: string, choices: readonly (readonly [Filter[K], string])[]) => (
    <label>
      {t(`filter.${key}`)}
      <select
        value={filter[key]}
        onChange={({ currentTarget }) => onFilter({ ...filter, [key]: currentTarget.value as Filter[K] })}
      >
        <option value="">{none}</option>
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <fieldset class="row history-filter">
      <legend class="unseen">{t('filter')}</legend>
      {field(
        'game',
        t('filter.game.all'),
        games.map((id) => [id, findEntry(id)?.title ?? id]),
      )}
      {field(
        'outcome',
        t('filter.outcome.all'),
        (['won', 'shared', 'lost'] as const).map((one) => [one, t(`outcome.${one}`)]),
      )}
      {field(
        'against',
        t('filter.against.all'),
        (['alone', 'bots', 'people'] as const).map((one) => [one, t(`against.${one}`)]),
      )}
    </fieldset>
  );
}

function Row({ one: { kept, result, seat, outcome }, found }: { one: Finished; found: Found | undefined }) {
  const entry = findEntry(kept.match.game);
  if (!entry) return null;
  const { seats } = kept.match;
  const names = seats.map((name, i) => `${i === seat ? app('players.you') : name} ${result.scores[i]}`);
  return (
    <li style={accentStyle(entry.accent)}>
      <a href={`/match/${kept.id}`}>
        <SmallBoard bring={async () => kept.match} />
        <span class="history-words">
          <b>{entry.title}</b>
          <span class="history-result" data-outcome={outcome}>
            {outcome && seats.length > 1 && <span class="tag">{t(`outcome.${outcome}`)}</span>}
            {names.join(' · ')}
          </span>
          {found && seat !== null && <Judgement found={found} seat={seat} />}
          <span class="note">{timeAgo(kept.updated)}</span>
        </span>
      </a>
    </li>
  );
}

function Judgement({ found: { analysis }, seat }: { found: Found; seat: number }) {
  const rating = analysis.rating[seat];
  return (
    <span class="note">
      {rating !== null && `${t('rating', { rating: Math.round(rating) })} · `}
      {t('luck', { luck: change(analysis, analysis.luckTotal[seat]) })}
    </span>
  );
}

function CopyBox({ onBrought }: { onBrought: () => void }) {
  const write = async () => {
    const name = `waybill-matches-${new Date().toISOString().slice(0, 10)}.json`;
    save(new Blob([writeCopy(await allKept())], { type: 'application/json' }), name);
  };
  const bring = async (file: File) => {
    const read = await readCopy(await file.text());
    if ('field' in read) return notify(t('keep.flaw', { flaw: `${read.field} ${read.words}` }));
    const known = new Set((await allKept()).map(({ id }) => id));
    const fresh = read.filter(({ id }) => !known.has(id));
    for (const kept of fresh) await keep(kept);
    notify(t('keep.brought', { matches: fresh.length, known: read.length - fresh.length }));
    onBrought();
  };
  return (
    <section class="box" aria-labelledby="keep">
      <h2 id="keep" class="caption">
        {t('keep')}
      </h2>
      <p class="note">{t('keep.words')}</p>
      <div class="row">
        <button type="button" onClick={() => void write()}>
          {t('keep.save')}
        </button>
        <FileButton label={t('keep.bring')} onFile={(file) => file && void bring(file)} />
      </div>
    </section>
  );
}
