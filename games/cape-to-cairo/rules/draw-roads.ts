import type { Ink } from '@waybill/kernel';
import type { CityMap } from '@waybill/kernel/piecepack';

/** The roads in words, each once, where cities can't be drawn beside their neighbours: `Roads 1–2,24 2–3 …`. */
export function drawRoads(
  ink: Ink,
  { neighbours }: CityMap,
  from: number,
  to: number,
  width: number,
  title: string,
): void {
  const words = [title];
  neighbours.forEach((near, city) => {
    const on = Array.from(near).filter((other) => other > city);
    if (on.length > 0) words.push(`${city + 1}–${on.map((other) => other + 1).join(',')}`);
  });
  let x = 0;
  let y = from;
  for (const word of words) {
    if (x + word.length > width) {
      x = 0;
      y++;
    }
    if (y >= to) return;
    ink.put(x, y, word, 'dim');
    x += word.length + 1;
  }
}
