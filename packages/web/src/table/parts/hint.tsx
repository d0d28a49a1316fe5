import { later } from '../../look/later.tsx';
import type { Desk } from '../desk.ts';

const HintBox = later(async () => (await import('./hint-box.tsx')).HintBox);

/** Nothing until a strong bot has been asked, and again when something has happened since. */
export function Hint({ desk }: { desk: Desk }) {
  const advice = desk.advice.value;
  return advice && <HintBox desk={desk} advice={advice} />;
}
