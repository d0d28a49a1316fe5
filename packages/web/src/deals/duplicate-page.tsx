import { type Game, LEVELS, type Level } from '@waybill/kernel';
import type { DealSeats } from '@waybill/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { route } from '../frame/router.tsx';
import { lookForServer } from '../frame/server.ts';
import { loadRules } from '../games/load-rules.ts';
import { findEntry } from '../games/registry.ts';
import { lazy } from '../look/lazy.tsx';
import { notify } from '../look/notice.ts';
import { PlayerMark } from '../look/pieces/player-mark.tsx';
import { type Draft, draftFor } from '../match/set-up/draft.ts';
import { OptionFields } from '../match/set-up/options.tsx';
import { t as app } from '../words/catalogue.ts';
import { makeDuplicate } from './requests.ts';
import { t } from './words.ts';
import '../match/set-up/set-up.css';
import './deals.css';

const SheetField = lazy(async () => (await import('../editor/sheet-field.tsx')).SheetField);

const DAYS = [1, 3, 7, 14, 30];
/** A bot of a deal thinks by its seed alone, however long that takes. */
const STEADY = LEVELS.filter((level) => level !== 'expert');

/** One deal for a group: who sits where, by which options, and for how long. */
export function DuplicatePage({ game: id }: { game: string }) {
  const entry = findEntry(id);
  const [game, setGame] = useState<Game | 'no-server' | null>(null);
  useEffect(() => {
    const open = async () => ((await lookForServer()) ? loadRules(id) : ('no-server' as const));
    if (entry) void open().then(setGame);
  }, [id]);
  return (
    <Frame title={entry?.title ?? ''} {...(entry && { accent: entry.accent })}>
      {typeof game === 'object' && game ? (
        <Form game={game} />
      ) : (
        <p class="nothing" role="status">
          {game ? t(game) : entry ? app('loading') : app('missing.page')}
        </p>
      )}
    </Frame>
  );
}

function Form({ game }: { game: Game }) {
  const [draft, setDraft] = useState<Draft>(() => draftFor(game, 1));
  const [seats, setSeats] = useState<DealSeats>(() =>
    Array.from({ length: game.seats.min }, (_, seat) => (seat === 0 ? null : 'medium')),
  );
  const [days, setDays] = useState(7);
  const change = (part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part }));
  const make = (submit: SubmitEvent) => {
    submit.preventDefault();
    const { options, sheet } = draft;
    const wish = { game: game.id, seats, options, days, ...(sheet !== undefined && { sheet }) };
    void makeDuplicate(wish).then(
      (deal) => route(`/deal/${deal}`),
      () => notify(t('failed')),
    );
  };
  const nobody = seats.every((bot) => bot !== null);
  return (
    <form class="set-up sheet" onSubmit={make}>
      <h2>{t('duplicate.make')}</h2>
      <p>{t('words.duplicate')}</p>
      <SeatChoice game={game} seats={seats} onSeats={setSeats} />
      {nobody && <p role="alert">{t('duplicate.nobody')}</p>}
      <OptionFields game={game} draft={draft} onChange={change} />
      {game.sheet && <SheetField game={game} sheet={draft.sheet} onSheet={(own) => change({ sheet: own })} />}
      <label>
        <span class="caption">{t('duplicate.days')}</span>
        <select value={days} onChange={(choice) => setDays(Number(choice.currentTarget.value))}>
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {t('duplicate.days.count', { days: count })}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="main" disabled={nobody}>
        {t('duplicate.go')}
      </button>
    </form>
  );
}

interface SeatChoiceProps {
  readonly game: Game;
  readonly seats: DealSeats;
  readonly onSeats: (seats: DealSeats) => void;
}

function SeatChoice({ game, seats, onSeats }: SeatChoiceProps) {
  const { min, max } = game.seats;
  return (
    <fieldset class="box">
      <legend class="caption">{t('duplicate.seats')}</legend>
      {seats.map((bot, seat) => (
        <label key={seat} class="seat">
          <PlayerMark seat={seat} />
          <span>{t('duplicate.seat', { number: seat + 1 })}</span>
          <select
            value={bot ?? 'person'}
            onChange={({ currentTarget: { value } }) =>
              onSeats(seats.with(seat, value === 'person' ? null : (value as Level)))
            }
          >
            <option value="person">{t('duplicate.person')}</option>
            {STEADY.map((level) => (
              <option key={level} value={level}>
                {app(`level.${level}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {min < max && (
        <div class="row">
          <button type="button" disabled={seats.length === max} onClick={() => onSeats([...seats, 'medium'])}>
            {t('duplicate.add')}
          </button>
          <button type="button" disabled={seats.length === min} onClick={() => onSeats(seats.slice(0, -1))}>
            {t('duplicate.less')}
          </button>
        </div>
      )}
    </fieldset>
  );
}
