import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/online.ts';
import { serverNow } from './http.ts';
import type { Room } from './room.ts';

const DAY = 86_400_000;

/** Beside a player's name: whether they are there, and their clock. */
export function SeatNote({ room, seat }: { room: Room; seat: number }) {
  const { seats, phase } = room.status.value;
  const { person, bot } = seats[seat];
  const away = room.here.value?.includes(seat) === false && room.seat.value !== seat;
  return (
    <>
      {phase === 'on' && person && bot && <span class="tag">{t('plays-on')}</span>}
      {phase === 'on' && person && !bot && away && <span class="tag away">{t('away')}</span>}
      {phase === 'on' && person && <ClockNote room={room} seat={seat} />}
    </>
  );
}

function ClockNote({ room, seat }: { room: Room; seat: number }) {
  const [, tick] = useState(0);
  const { clocks } = room.status.value;
  const runs = clocks?.running === seat;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  if (!clocks) return null;
  const left = clocks.left[seat] - (runs ? serverNow() - clocks.since : 0);
  const time = timeWords(Math.max(0, left));
  return (
    <span class="clock" data-runs={runs ? '' : undefined} title={t('left', { time })}>
      {time}
    </span>
  );
}

function timeWords(left: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / 3_600_000)} h`;
  const seconds = left / 1000;
  return `${seconds >= 3600 ? `${Math.floor(seconds / 3600)}:` : ''}${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
}
