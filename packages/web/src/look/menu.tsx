import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** A small sheet behind a sign; choosing from it, a click elsewhere or Escape puts it away. */
export function Menu({ label, sign, children }: { label: string; sign: string; children: ComponentChildren }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const away = (event: Event) => {
      const element = menu.current;
      if (!element?.open) return;
      const outside = event.type === 'pointerdown' && !element.contains(event.target as Node);
      if (outside || (event as KeyboardEvent).key === 'Escape') element.open = false;
    };
    addEventListener('pointerdown', away);
    addEventListener('keydown', away);
    return () => {
      removeEventListener('pointerdown', away);
      removeEventListener('keydown', away);
    };
  }, []);
  const chosen = ({ target }: Event) => {
    if (menu.current && (target as Element).closest('button, a')) menu.current.open = false;
  };
  return (
    <details class="menu" ref={menu} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={label} title={label}>
        <span aria-hidden="true">{sign}</span>
      </summary>
      <div class="menu-sheet" onClick={chosen}>
        {open && children}
      </div>
    </details>
  );
}
