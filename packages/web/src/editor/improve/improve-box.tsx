import { matchesOf } from '@waybill/bots/improve';
import { useEffect, useState } from 'preact/hooks';
import { route } from '../../frame/router.tsx';
import { language } from '../../words/catalogue.ts';
import type { Workshop } from '../open-editor.ts';
import { nameOf, playOnSheet } from '../sheet-store.ts';
import { type Choice, choicesFor, goalsOf } from './choices.ts';
import { FrontList } from './front-list.tsx';
import { FrontPlot } from './front-plot.tsx';
import { GoalList } from './goal-list.tsx';
import { EFFORTS, type Effort, ImproveRun, type Progress } from './improve-run.ts';
import { t } from './words.ts';
import './improve.css';

interface Props {
  readonly workshop: Workshop;
  readonly sheet: unknown;
  readonly isPlayable: boolean;
  readonly onPrint: (sheet: unknown) => void;
  readonly onTake: (sheet: unknown) => void;
}

/** Say what the sheet should do, and bots look for sheets that do. */
export function ImproveBox({ workshop, sheet, isPlayable, onPrint, onTake }: Props) {
  const { game, entry } = workshop;
  const [run] = useState(() => new ImproveRun(game));
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [effort, setEffort] = useState<Effort>('short');
  const [lit, setLit] = useState<number | null>(null);
  const outlook = run.outlook.value?.outlook ?? null;
  const [progress, results, trouble] = [run.progress.value, run.results.value, run.trouble.value];
  const goals = goalsOf(choices);
  useEffect(() => {
    if (isPlayable && !run.outlook.peek()) void run.look(sheet);
  }, [run, isPlayable]);
  useEffect(() => () => run.stop(), [run]);
  useEffect(() => {
    if (outlook) setChoices((old) => (old.length > 0 ? old : choicesFor(outlook)));
  }, [outlook]);
  const named = (one: unknown, number: number) => ({
    ...(one as object),
    name: `${nameOf(one).slice(0, 50)} · ${number}`,
  });
  return (
    <>
      <p class="note">{t('words')}</p>
      {trouble !== null && (
        <p class="refused" role="alert">
          {t('failed', { words: trouble })}
        </p>
      )}
      {outlook ? (
        <GoalList game={game} outlook={outlook} choices={choices} onChange={setChoices} />
      ) : (
        trouble === null && <p role="status">{t('looking')}</p>
      )}
      {progress ? (
        <UnderWay progress={progress} rounds={EFFORTS[effort].rounds} onStop={() => run.stop()} />
      ) : (
        outlook && (
          <div class="improve-start">
            <EffortField value={effort} onChange={setEffort} />
            <button
              type="button"
              class="main"
              disabled={!isPlayable || goals.length === 0}
              onClick={() => void run.start(sheet, goals, effort)}
            >
              {t('start')}
            </button>
            {goals.length === 0 && <p class="note">{t('none')}</p>}
          </div>
        )
      )}
      {results && (
        <section class="improve-found" aria-label={t('found')}>
          <h3>{t('found')}</h3>
          {results.first.sheet !== sheet && <p class="refused">{t('stale')}</p>}
          {results.better.length === 0 && !progress ? (
            <p>{t('found.none')}</p>
          ) : (
            <p class="note">{t('found.words', { matches: results.first.matches })}</p>
          )}
          <FrontPlot game={game} results={results} lit={lit} />
          <FrontList
            workshop={workshop}
            results={results}
            onLook={setLit}
            onPlay={(one, number) => void playOnSheet(entry.id, named(one, number)).then(route)}
            onPrint={(one, number) => onPrint(named(one, number))}
            onTake={onTake}
          />
        </section>
      )}
    </>
  );
}

function EffortField({ value, onChange }: { value: Effort; onChange: (effort: Effort) => void }) {
  return (
    <label>
      <span class="caption">{t('effort')}</span>
      <select value={value} onChange={(change) => onChange(change.currentTarget.value as Effort)}>
        {(Object.keys(EFFORTS) as Effort[]).map((one) => (
          <option key={one} value={one}>
            {t(`effort.${one}`, { matches: matchesOf(EFFORTS[one]).toLocaleString(language()) })}
          </option>
        ))}
      </select>
    </label>
  );
}

interface UnderWayProps {
  readonly progress: Progress;
  readonly rounds: number;
  readonly onStop: () => void;
}

function UnderWay({ progress: { round, done, all }, rounds, onStop }: UnderWayProps) {
  const whole = Math.floor(done);
  const words = t('under-way', {
    round,
    rounds,
    done: whole.toLocaleString(language()),
    all: all.toLocaleString(language()),
  });
  return (
    <div class="trial-work">
      <progress value={whole} max={all} aria-label={words} />
      <span role="status">{words}</span>
      <button type="button" onClick={onStop}>
        {t('stop')}
      </button>
    </div>
  );
}
