import type { Game } from '@waybill/kernel';
import { LEVELS } from '@waybill/kernel';
import { PlayerMark } from '../../look/pieces/player-mark.tsx';
import { t } from '../../words/catalogue.ts';
import type { Sitter } from '../model.ts';
import { botName, type Change, type Draft, personName } from './draft.ts';

export function SeatFields({ game, draft, onChange }: { game: Game; draft: Draft; onChange: Change }) {
  const { seats } = draft;
  const set = (at: number, part: Partial<Draft['seats'][number]>) =>
    onChange({ seats: seats.map((seat, i) => (i === at ? { ...seat, ...part } : seat)) });
  return (
    <fieldset class="box">
      <legend class="caption">{t('set-up.seats')}</legend>
      {seats.map((seat, i) => (
        <div class="seat" key={i}>
          <PlayerMark seat={i} />
          <input
            type="text"
            maxLength={24}
            required
            aria-label={t('set-up.name', { number: i + 1 })}
            value={seat.name}
            onInput={(input) => set(i, { name: input.currentTarget.value })}
          />
          <select
            aria-label={t('set-up.who', { number: i + 1 })}
            value={seat.sitter.kind === 'bot' ? seat.sitter.level : 'person'}
            onChange={(change) => set(i, seatFor(seat, i, sitterOf(change.currentTarget.value)))}
          >
            <option value="person">{t('set-up.person')}</option>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {t(`level.${level}`)}
              </option>
            ))}
          </select>
          {seats.length > game.seats.min && (
            <button
              type="button"
              class="icon"
              aria-label={t('set-up.remove', { name: seat.name })}
              onClick={() => onChange({ seats: seats.filter((_, other) => other !== i) })}
            >
              ×
            </button>
          )}
        </div>
      ))}
      {seats.length < game.seats.max && (
        <button
          type="button"
          onClick={() =>
            onChange({ seats: [...seats, { name: personName(seats.length), sitter: { kind: 'person' } }] })
          }
        >
          {t('set-up.add')}
        </button>
      )}
    </fieldset>
  );
}

/** A name that nobody has typed goes with who sits there. */
function seatFor({ name, sitter }: Draft['seats'][number], at: number, next: Sitter): Draft['seats'][number] {
  const isDefault = name === (sitter.kind === 'bot' ? botName(at) : personName(at)) || name.trim() === '';
  return { sitter: next, name: isDefault ? (next.kind === 'bot' ? botName(at) : personName(at)) : name };
}

function sitterOf(value: string): Sitter {
  return value === 'person' ? { kind: 'person' } : { kind: 'bot', level: value };
}
