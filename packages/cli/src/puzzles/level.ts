import { LEVELS, type Level } from '@waybill/bots';
import { usage } from '../fail.ts';

/** As told after `--bots`. */
export function levelOf(name: string): Level {
  const level = LEVELS.find((one) => one === name);
  if (!level) throw usage(`--bots: must be one of ${LEVELS.join(', ')}`);
  return level;
}
