/**
 * Every seating of a line of bots, each as the bot of every seat: who plays together sits in each seat equally often.
 * Where there are more bots than seats, every choice of them plays; where there are fewer, the first ones sit twice.
 */
export function seatings(lineup: readonly number[], seats: number): number[][] {
  const parties =
    lineup.length > seats
      ? choices(lineup.length, seats).map((chosen) => chosen.map((place) => lineup[place]))
      : [Array.from({ length: seats }, (_, seat) => lineup[seat % lineup.length])];
  if (new Set(lineup).size === 1) return parties;
  return parties.flatMap((party) => party.map((_, turn) => party.map((__, seat) => party[(seat + turn) % seats])));
}

function choices(from: number, size: number, first = 0): number[][] {
  if (size === 0) return [[]];
  const chosen: number[][] = [];
  for (let one = first; one <= from - size; one++) {
    for (const rest of choices(from, size - 1, one + 1)) chosen.push([one, ...rest]);
  }
  return chosen;
}
