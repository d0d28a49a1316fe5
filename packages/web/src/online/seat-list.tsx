import { LEVELS } from '@waybill/kernel';
import type { Action, SeatStatus } from '@waybill/protocol';
import { PlayerMark } from '../look/pieces/player-mark.tsx';
import { t as app } from '../words/catalogue.ts';
import { t } from '../words/online.ts';
import type { Room } from './room.ts';

interface Props {
  readonly room: Room;
  readonly onAct: (action: Action) => void;
  readonly onSeats: (seats: number) => void;
  readonly limits: { readonly min: number; readonly max: number };
}

export function SeatList({ room, onAct, onSeats, limits }: Props) {
  const { seats } = room.status.value;
  const last = seats.at(-1);
  return (
    <fieldset class="box">
      <legend class="caption">{app('set-up.seats')}</legend>
      <ul class="seat-list">
        {seats.map((seat, number) => (
          <SeatRow key={number} room={room} seat={seat} number={number} onAct={onAct} />
        ))}
      </ul>
      {room.isOwner && (
        <div class="row">
          {seats.length < limits.max && (
            <button type="button" onClick={() => onSeats(seats.length + 1)}>
              {t('seat.add')}
            </button>
          )}
          {seats.length > limits.min && !last?.person && (
            <button type="button" onClick={() => onSeats(seats.length - 1)}>
              {t('seat.remove')}
            </button>
          )}
        </div>
      )}
    </fieldset>
  );
}

interface RowProps extends Pick<Props, 'room' | 'onAct'> {
  readonly seat: SeatStatus;
  readonly number: number;
}

function SeatRow({ room, seat, number, onAct }: RowProps) {
  const own = room.seat.value === number;
  const place = t('seat.number', { number: number + 1 });
  return (
    <li class="seat">
      <PlayerMark seat={number} />
      <span class="seat-name" data-free={seat.person || seat.bot ? undefined : ''}>
        {seat.name ?? (seat.bot ? app('bot.name', { number: number + 1 }) : t('seat.free'))}
        {own && <span class="tag">{t('seat.you')}</span>}
        {seat.person && room.here.value?.includes(number) === false && <span class="tag">{t('away')}</span>}
      </span>
      {own && (
        <button type="button" onClick={() => onAct({ type: 'stand' })}>
          {t('seat.leave')}
        </button>
      )}
      {!seat.person && room.seat.value === null && (
        <button type="button" class="main" onClick={() => onAct({ type: 'sit', seat: number })}>
          {t('seat.take')}
          <span class="unseen"> {place}</span>
        </button>
      )}
      {room.isOwner && !seat.person && <BotChoice seat={seat} number={number} onAct={onAct} />}
      {room.isOwner && seat.person && !own && (
        <button
          type="button"
          class="icon"
          aria-label={t('seat.unseat', { name: seat.name ?? place })}
          onClick={() => onAct({ type: 'unseat', seat: number })}
        >
          ×
        </button>
      )}
    </li>
  );
}

function BotChoice({ seat, number, onAct }: Omit<RowProps, 'room'>) {
  const choose = (chosen: string) => {
    const level = LEVELS.find((one) => one === chosen);
    onAct(level ? { type: 'bot', seat: number, level } : { type: 'unseat', seat: number });
  };
  return (
    <select
      aria-label={t('seat.bot', { number: number + 1 })}
      value={seat.bot ?? ''}
      onChange={(change) => choose(change.currentTarget.value)}
    >
      <option value="">{t('seat.open')}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {app(`level.${level}`)}
        </option>
      ))}
    </select>
  );
}
