const MOST = 20;

/** A track of boxes to be crossed off: what is gone is pencilled in. */
export function Boxes({ left, of, tone }: { left: number; of: number; tone: string }) {
  if (of > MOST) return <b>{`${left}/${of}`}</b>;
  return (
    <span class={`gp-boxes gp-boxes-${tone}`} role="img" aria-label={`${left}/${of}`}>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} data-gone={i >= left ? '' : undefined} />
      ))}
      <b>{left}</b>
    </span>
  );
}
