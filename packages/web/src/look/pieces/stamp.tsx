import './stamp.css';

/** A rubber stamp: how a match ended. */
export function Stamp({ words }: { words: string }) {
  return (
    <p class="stamp">
      <span>{words}</span>
    </p>
  );
}
