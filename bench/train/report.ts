import type { CurvePoint } from '@waybill/bots/values';
import type { Learning } from './learn.ts';

const EVERY = 20_000;

/** Tells each new point of the learning curve now and then, with the time that is left. */
export class Reporter {
  private toldAt = 0;

  constructor(private told: number) {}

  tell({ curve, matches }: Learning, progress: number, milliseconds: number): void {
    if (Date.now() - this.toldAt < EVERY) return;
    this.toldAt = Date.now();
    const left = progress > 0 ? (milliseconds / progress) * (1 - progress) : Number.NaN;
    const pace = (1000 * matches) / milliseconds;
    console.log(
      `${(100 * progress).toFixed(1)} %  ${matches} matches, ${pace.toPrecision(2)} a second of CPU time, ${minutes(left)} left`,
    );
    for (const point of curve.slice(Math.max(this.told, curve.length - 1))) console.log(`  ${words(point)}`);
    this.told = curve.length;
  }
}

const minutes = (milliseconds: number) => `${(milliseconds / 60_000).toFixed(1)} min`;

function words({ brier, matches, meanScore, scoreError }: CurvePoint): string {
  return `at ${matches}: Brier ${brier.toFixed(4)}, score ±${scoreError.toFixed(2)}, mean score ${meanScore.toFixed(2)}`;
}
