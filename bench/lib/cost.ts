/** CPU seconds that some work takes: the least of several tries, for whatever else ran only adds to it. */
export function cost(
  work: () => void,
  { tries, seconds }: { readonly tries: number; readonly seconds: number },
): number {
  work();
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < tries; i++) least = Math.min(least, once(work, seconds));
  return least;
}

function once(work: () => void, seconds: number): number {
  const before = process.cpuUsage();
  const used = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  let done = 0;
  for (let batch = 1; used() < seconds; batch *= 2) {
    for (let i = 0; i < batch; i++) work();
    done += batch;
  }
  return used() / done;
}

/** The exponent e of cost ~ size^e, fitted over all but the smallest sizes: 1 is linear. */
export function exponent(points: readonly (readonly [size: number, cost: number])[]): number {
  const largest = Math.max(...points.map(([size]) => size));
  const upper = points
    .filter(([size]) => size * 4 >= largest)
    .map(([size, spent]) => [Math.log(size), Math.log(spent)] as const);
  const mean = (of: 0 | 1) => upper.reduce((sum, point) => sum + point[of], 0) / upper.length;
  const [x, y] = [mean(0), mean(1)];
  const slope = upper.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0);
  return slope / upper.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
}
