import type { ClockKind } from '@waybill/protocol';
import { t } from '../words/online.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const MINUTES = [10, 30, 60];
const DAYS = [1, 3, 7];

const live = (minutes: number): ClockKind => ({ kind: 'live', bank: minutes * MINUTE, add: 10_000 });
const days = (count: number): ClockKind => ({ kind: 'days', each: count * DAY });

const CHOICES: readonly { readonly clock: ClockKind | null; readonly words: () => string }[] = [
  { clock: null, words: () => t('clock.none') },
  ...MINUTES.map((minutes) => ({ clock: live(minutes), words: () => t('clock.live', { minutes }) })),
  ...DAYS.map((count) => ({ clock: days(count), words: () => t('clock.days', { days: count }) })),
];

const same = (a: ClockKind | null, b: ClockKind | null) => JSON.stringify(a) === JSON.stringify(b);

/** Any clock, also one that can't be chosen here. */
export function clockWords(clock: ClockKind): string {
  if (clock.kind === 'live') return t('clock.live', { minutes: Math.round(clock.bank / MINUTE) });
  return t('clock.days', { days: Math.max(1, Math.round(clock.each / DAY)) });
}

export function ClockField({
  clock,
  onChange,
}: {
  clock: ClockKind | null;
  onChange: (clock: ClockKind | null) => void;
}) {
  const chosen = CHOICES.findIndex((choice) => same(choice.clock, clock));
  return (
    <label>
      {t('clock')}
      <select value={String(chosen)} onChange={(change) => onChange(CHOICES[Number(change.currentTarget.value)].clock)}>
        {CHOICES.map((choice, i) => (
          <option key={i} value={String(i)}>
            {choice.words()}
          </option>
        ))}
      </select>
    </label>
  );
}
