import type { CountedUse, TrialReport } from '@waybill/bots/trial';
import { useEffect, useState } from 'preact/hooks';
import type { BoardModule } from '../games/board.ts';
import { roughScore } from '../games/rough-score.ts';
import { PlayerMark } from '../look/pieces/player-mark.tsx';
import { t as app, decimal, language, tell } from '../words/catalogue.ts';
import { percent } from '../words/numbers.ts';
import { useName } from './decision-names.ts';
import type { Workshop } from './open-editor.ts';
import { t } from './words.ts';

/** What the bots found out, as far as they have come. */
export function TrialFindings({ workshop, report }: { workshop: Workshop; report: TrialReport }) {
  const board = useBoard(workshop);
  if (!board || !report.score || !report.length) return null;
  const { score, length, matches } = report;
  const money = (value: number) => roughScore(board, value);
  const [lowest, highest] = [
    report.seats.map((seat) => seat.lowest ?? 0),
    report.seats.map((seat) => seat.highest ?? 0),
  ];
  return (
    <>
      <div class="trial-tiles">
        {report.exact && <Exact report={report} money={money} />}
        <Tile
          caption={t('trial.score')}
          value={money(score.mean)}
          note={`± ${decimal(score.error)}, ${t('trial.spread', { lowest: Math.min(...lowest), highest: Math.max(...highest) })}`}
        />
        <Tile
          caption={t('trial.length')}
          value={t('trial.steps', { steps: Math.round(length.mean) })}
          note={t('trial.spread', { lowest: length.shortest, highest: length.longest })}
        />
        {report.seats.length > 1 && <Seats report={report} />}
        <Endings workshop={workshop} report={report} />
        <Never report={report} />
      </div>
      <p class="note">{t('trial.matches', { matches, bot: app('level.easy') })}</p>
    </>
  );
}

function useBoard({ entry }: Workshop): BoardModule | null {
  const [board, setBoard] = useState<BoardModule | null>(null);
  useEffect(() => void entry.board().then(setBoard), [entry]);
  return board;
}

function Tile({ caption, value, note }: { caption: string; value: string; note: string }) {
  return (
    <div class="trial-tile">
      <h3 class="caption">{caption}</h3>
      <p class="trial-value">{value}</p>
      <p class="note">{note}</p>
    </div>
  );
}

function Exact({ report, money }: { report: TrialReport; money: (value: number) => string }) {
  const { exact } = report;
  if (!exact) return null;
  return (
    <div class="trial-tile trial-exact">
      <h3 class="caption">{t('trial.exact')}</h3>
      <p class="trial-value">{exact.score.toLocaleString(language(), { maximumFractionDigits: 3 })}</p>
      <p class="note">{t(report.best === 'lowest' ? 'trial.exact.low' : 'trial.exact.high')}</p>
      <ul>
        {exact.parts.map(({ name, score }) => (
          <li key={name}>
            <span>{name}</span> <b>{money(score)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Seats({ report: { seats } }: { report: TrialReport }) {
  const ahead = seats.findIndex(({ clear, advantage }) => clear && (advantage?.mean ?? 0) > 0);
  return (
    <div class="trial-tile">
      <h3 class="caption">{t('trial.seats')}</h3>
      <ul>
        {seats.map(({ wins }, seat) => (
          <li key={seat} class="trial-share" style={{ '--share': wins.mean }}>
            <span>
              <PlayerMark seat={seat} /> {t('trial.seat', { number: seat + 1 })}
            </span>
            <b>{percent(wins.mean)}</b>
          </li>
        ))}
      </ul>
      <p class="note">{ahead < 0 ? t('trial.fair') : t('trial.unfair', { number: ahead + 1 })}</p>
    </div>
  );
}

function Endings({ workshop: { game }, report: { endings } }: { workshop: Workshop; report: TrialReport }) {
  const sorted = Object.entries(endings).sort(([, a], [, b]) => b.mean - a.mean);
  return (
    <div class="trial-tile trial-wide">
      <h3 class="caption">{t('trial.endings')}</h3>
      <ul>
        {sorted.map(([ending, { mean }]) => (
          <li key={ending} class="trial-share" style={{ '--share': mean }}>
            <span>{tell(game, { key: `end.${ending}`, facts: {} }, [])}</span>
            <b>{percent(mean)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Never({ report: { never, rarely } }: { report: TrialReport }) {
  return (
    <div class="trial-tile">
      <h3 class="caption">{t('trial.never')}</h3>
      {never.length === 0 ? <p>{t('trial.never.none')}</p> : <ToldList told={never} />}
      {rarely.length > 0 && (
        <>
          <h3 class="caption">{t('trial.rarely')}</h3>
          <ToldList told={rarely} />
        </>
      )}
    </div>
  );
}

/** By the name the sheet gives it, and as it stands in a match file. */
function ToldList({ told }: { told: readonly CountedUse[] }) {
  return (
    <ul class="trial-told">
      {told.map(({ words, name }) => (
        <li key={words}>
          {name === null ? (
            useName(words)
          ) : (
            <>
              <b>{name}</b> <small>{useName(words.replace(` (${name})`, ''))}</small>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
