export type Share = (share: number) => void;

/** How far several are together; every one of them tells it by its place. */
export function shared(parts: number, share: Share): Share[] {
  const shares = Array<number>(parts).fill(0);
  return shares.map((_, part) => (mine) => {
    shares[part] = mine;
    share(shares.reduce((sum, one) => sum + one) / parts);
  });
}
