import type { Clock } from './wire.ts';
import { t } from './words.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const MINUTES = [10, 30, 60];
const DAYS = [1, 3, 7];

const live = (minutes: number): Clock => ({ kind: 'live', bank: minutes * MINUTE, add: 10_000 });
const days = (count: number): Clock => ({ kind: 'days', each: count * DAY });

const CHOICES: readonly { readonly clock: Clock | null; readonly words: () => string }[] = [
  { clock: null, words: () => t('clock.none') },
  ...MINUTES.map((minutes) => ({ clock: live(minutes), words: () => t('clock.live', { minutes }) })),
  ...DAYS.map((count) => ({ clock: days(count), words: () => t('clock.days', { days: count }) })),
];

const same = (a: Clock | null, b: Clock | null) => JSON.stringify(a) === JSON.stringify(b);

export function ClockField({ clock, onChange }: { clock: Clock | null; onChange: (clock: Clock | null) => void }) {
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
