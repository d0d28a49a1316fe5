import { onTestFinished, vi } from 'vitest';
import { systemTime } from '../src/time.ts';

/** The clock that limits are counted by stands still, however slow the machine is, until the test moves it. */
export function stillClock(): { at: number } {
  const clock = { at: 0 };
  const steady = vi.spyOn(systemTime, 'steady').mockImplementation(() => clock.at);
  onTestFinished(() => steady.mockRestore());
  return clock;
}
