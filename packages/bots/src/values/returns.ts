import type { Episode } from './episode.ts';

/**
 * TD(λ) seen forward: each moment should have thought what was thought at the next one, mixed with what that one should have
 * thought, up to the end. A whim tells nothing about the moments before it: they learn from the best move instead.
 */
export function setGoals<S>(episode: Episode<S>, lambda: number): void {
  const { moments, scores, seats, size, won } = episode;
  for (let seat = 0; seat < seats; seat++) {
    let goalChance = won[seat];
    let goalScore = scores[seat];
    for (let at = size - 1; at >= 0; at--) {
      const moment = moments[at];
      if (moment.isWhim) {
        goalChance = moment.goalChances[seat];
        goalScore = moment.goalScores[seat];
      }
      moment.goalChances[seat] = goalChance;
      moment.goalScores[seat] = goalScore;
      goalChance = (1 - lambda) * moment.chances[seat] + lambda * goalChance;
      goalScore = (1 - lambda) * moment.scores[seat] + lambda * goalScore;
    }
  }
}
