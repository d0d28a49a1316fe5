/** When somebody wants to hear nothing, by the clock on their wall: `22:00` to `07:30`. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
  /** Such as `Europe/Berlin`. */
  readonly zone: string;
}

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export function isQuiet({ from, to, zone }: QuietHours, now: number): boolean {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);
  return from <= to ? from <= clock && clock < to : from <= clock || clock < to;
}
