const MOST = 100_000;

interface Bucket {
  left: number;
  at: number;
}

/** How often something may be done: so many a period, and as many at once. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly most: number,
    private readonly periodMs: number,
    /** A clock that is never set back: otherwise who had taken something before would wait until it is that late again. */
    private readonly steady: () => number,
  ) {}

  /** Takes so many; otherwise how many seconds to wait. */
  take(who: string, count = 1): number {
    const bucket = this.filled(who);
    const seconds = this.secondsUntil(bucket, count);
    if (seconds === 0) bucket.left -= count;
    return seconds;
  }

  /** Whether there were as many to take. What is missing is owed, up to a full bucket: who goes on gets none before they pause. */
  takeOrOwe(who: string, count = 1): boolean {
    const bucket = this.filled(who);
    const had = bucket.left >= count;
    bucket.left = Math.max(-this.most, bucket.left - count);
    return had;
  }

  /** How many seconds to wait until there is one to take. */
  wait(who: string): number {
    return this.secondsUntil(this.filled(who), 1);
  }

  /** What was taken and not used. */
  giveBack(who: string): void {
    const bucket = this.filled(who);
    bucket.left = Math.min(this.most, bucket.left + 1);
  }

  /** Where more are wanted than there ever are at once, a full bucket is enough; the rest is owed. */
  private secondsUntil({ left }: Bucket, count: number): number {
    const missing = Math.min(count, this.most) - left;
    return missing <= 0 ? 0 : Math.ceil((missing * this.periodMs) / this.most / 1000);
  }

  private filled(who: string): Bucket {
    const now = this.steady();
    const bucket = this.buckets.get(who) ?? this.add(who, now);
    bucket.left = Math.min(this.most, bucket.left + ((now - bucket.at) * this.most) / this.periodMs);
    bucket.at = now;
    return bucket;
  }

  private add(who: string, now: number): Bucket {
    if (this.buckets.size >= MOST) this.sweep(now);
    const bucket = { left: this.most, at: now };
    this.buckets.set(who, bucket);
    return bucket;
  }

  /** A bucket that is full again is as good as none. */
  private sweep(now: number): void {
    for (const [who, { at }] of this.buckets) if (now - at > this.periodMs) this.buckets.delete(who);
    if (this.buckets.size >= MOST) this.buckets.clear();
  }
}

/** How many of something are going on at once, by whom. */
export class Counts {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  isFull(who: string): boolean {
    return (this.counts.get(who) ?? 0) >= this.most;
  }

  enter(who: string): boolean {
    if (this.isFull(who)) return false;
    this.counts.set(who, (this.counts.get(who) ?? 0) + 1);
    return true;
  }

  leave(who: string): void {
    const count = (this.counts.get(who) ?? 1) - 1;
    if (count > 0) this.counts.set(who, count);
    else this.counts.delete(who);
  }
}

/** One household has one IPv6 network of 64 bits, not one address. */
export function neighbourhood(address: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  if (v4) return v4[1];
  return address.includes(':') ? groupsOf(address).slice(0, 4).join(':') : address;
}

/** `::` stands for as many groups of zeros as are missing. */
function groupsOf(address: string): string[] {
  const [before, after] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  if (after === undefined) return before;
  const zeros = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
}
