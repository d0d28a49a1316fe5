import { destination, type Logger, pino } from 'pino';

/** One JSON object a line, on stderr. */
export function jsonLogger(level = 'info'): Logger {
  return pino({ level, base: null }, destination(2));
}
