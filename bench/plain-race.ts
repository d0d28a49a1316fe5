/** The Grand Prix race with everything taken away that can be: six dice, gears up and down, no choices, no damage. */
export function plainRace(milliseconds: number): number {
  const until = performance.now() + milliseconds;
  let a = 0x9e3779b9;
  let turns = 0;
  while (performance.now() < until) {
    for (let season = 0; season < 1000; season++) {
      let space = 0;
      let gear = 3;
      for (let time = 0; time < 12 && space < 41; time++) {
        for (let die = 0; die < 6; die++) {
          a ^= a << 13;
          a ^= a >>> 17;
          a ^= a << 5;
          if (((a >>> 0) % 6) + 1 < gear) space++;
        }
        gear = gear === 6 ? 5 : gear === 1 || (a & 64) === 0 ? gear + 1 : gear - 1;
        turns++;
      }
    }
  }
  return turns;
}
