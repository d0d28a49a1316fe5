import type { CodedFlaw } from '@waybill/kernel';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { tellFlaw } from './flaw-words.ts';
import type { Workshop } from './open-editor.ts';
import { t } from './words.ts';

interface Props {
  readonly workshop: Workshop;
  readonly sheet: unknown;
  readonly flaws: readonly CodedFlaw[];
  readonly onShow: (field: string) => void;
}

/**
 * Whether the sheet can be played; and if not, all that is in the way, each a way to its place.
 * It is always of the same height: what is drawn below must not jump under the pointer.
 */
export function Verdict({ workshop: { kind, editor }, sheet, flaws, onShow }: Props) {
  if (flaws.length === 0) {
    const remarks = kind.remarks?.(sheet) ?? [];
    return <Playable remarks={remarks.map((remark) => tellFlaw(editor, remark, sheet))} />;
  }
  const [first, ...rest] = flaws.map((flaw) => ({ words: tellFlaw(editor, flaw, sheet), field: flaw.field }));
  const way = ({ words, field }: typeof first) => (
    <button type="button" class="quiet" onClick={() => onShow(field)}>
      {words}
    </button>
  );
  const words = t('flawed', { flaws: flaws.length });
  return (
    <section class="verdict" data-flawed="" aria-label={words}>
      <p class="verdict-stamp" role="status">
        {words}
      </p>
      <div class="verdict-first">{way(first)}</div>
      {rest.length > 0 && <Rest count={rest.length} items={rest.map(way)} />}
    </section>
  );
}

function Playable({ remarks }: { remarks: readonly string[] }) {
  const [first, ...rest] = remarks;
  return (
    <section class="verdict" aria-label={t('playable')}>
      <p class="verdict-stamp" role="status">
        {t('playable')}
      </p>
      <p class="verdict-first note">
        {first === undefined ? t('playable.words') : t('playable.but', { remark: first })}
      </p>
      {rest.length > 0 && <Rest count={rest.length} items={rest} />}
    </section>
  );
}

/** The rest, over what is below. */
function Rest({ count, items }: { count: number; items: readonly ComponentChildren[] }) {
  const rest = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (rest.current) rest.current.open = false;
  };
  return (
    <details class="verdict-rest" ref={rest} onKeyDown={(key) => key.key === 'Escape' && close()}>
      <summary>{t('flawed.more', { more: count })}</summary>
      <ul onClick={close}>
        {items.map((item, i) => (
          <li key={i}>{item}</li>
        ))}
      </ul>
    </details>
  );
}
