import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../words/catalogue.ts';
import { afterPaint } from './after-paint.ts';
import './drawer.css';

interface Props {
  readonly label: string;
  readonly header: ComponentChildren;
  /** Called once it is seen to be away. */
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/**
 * Comes from the side, over everything, and keeps hands and focus until it is closed. It is no modal `dialog`: that makes the
 * rest of the page inert, for which a browser styles every element anew when it opens and when it closes.
 */
export function Drawer({ label, header, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState(false);
  const letFocusGo = useKeptFocus(panel);
  const close = () => {
    letFocusGo();
    setLeaving(true);
    afterPaint(onClose);
  };
  return (
    <div
      class="drawer-layer"
      data-leaving={leaving ? '' : undefined}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div class="drawer" role="dialog" aria-modal="true" aria-label={label} tabIndex={-1} ref={panel}>
        <header>
          {header}
          <button type="button" class="icon" aria-label={t('close')} onClick={close}>
            ×
          </button>
        </header>
        {children}
      </div>
    </div>
  );
}

/** Whatever takes the focus meanwhile, it comes back here; let go, it is again where it was before. */
function useKeptFocus(panel: { readonly current: HTMLElement | null }): () => void {
  const letGo = useRef(() => {});
  useLayoutEffect(() => {
    const before = document.activeElement;
    const keep = ({ target }: FocusEvent) =>
      panel.current?.contains(target as Node) || panel.current?.focus({ preventScroll: true });
    panel.current?.focus({ preventScroll: true });
    document.addEventListener('focusin', keep);
    letGo.current = () => {
      document.removeEventListener('focusin', keep);
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
    return () => document.removeEventListener('focusin', keep);
  }, []);
  return () => letGo.current();
}
