import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { SeenEvents } from '../rules/index.ts';
import type { Hand } from './hand.ts';
import type { Source } from './ways.ts';

const FAR = 8;

interface Dragging {
  readonly dragged: Source | null;
  readonly ghost: RefObject<HTMLDivElement | null>;
  readonly onPointerDown: (down: PointerEvent) => void;
}

/** Dragging is taking up, looking at what lies under the pointer, and playing it where the pointer lets go. */
export function useDrag(hand: Hand, onPreview: (event: SeenEvents | null) => void): Dragging {
  const [dragged, setDragged] = useState<Source | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const onPointerDown = (down: PointerEvent) => {
    const source = dragSource(down);
    if (!source) return;
    const lift = () => {
      hand.take(source);
      setDragged(source);
    };
    const carry = (x: number, y: number) => {
      if (ghost.current) ghost.current.style.translate = `${x}px ${y}px`;
    };
    new Drag(down, { lift, carry, look: onPreview, end: () => setDragged(null) }).begin();
  };
  return { dragged, ghost, onPointerDown };
}

interface Steps {
  readonly lift: () => void;
  readonly carry: (x: number, y: number) => void;
  readonly look: (event: SeenEvents | null) => void;
  readonly end: () => void;
}

/** From a press to its release; a press that stays where it is remains a click. */
class Drag {
  private moving = false;
  private over: Element | null = null;
  private readonly stop = new AbortController();

  constructor(
    private readonly down: PointerEvent,
    private readonly steps: Steps,
  ) {}

  begin(): void {
    const { signal } = this.stop;
    addEventListener('pointermove', (move) => this.follow(move), { signal });
    addEventListener('pointerup', (up) => this.drop(goalAt(up)), { signal });
    addEventListener('pointercancel', () => this.drop(null), { signal });
  }

  private follow(move: PointerEvent): void {
    if (!this.moving && this.isNear(move)) return;
    if (!this.moving) this.steps.lift();
    this.moving = true;
    this.steps.carry(move.clientX, move.clientY);
    const goal = goalAt(move);
    if (goal !== this.over) this.steps.look(moveOf(goal));
    this.over = goal;
  }

  private isNear({ clientX, clientY }: PointerEvent): boolean {
    return Math.hypot(clientX - this.down.clientX, clientY - this.down.clientY) < FAR;
  }

  private drop(goal: Element | null): void {
    this.stop.abort();
    this.steps.end();
    if (!this.moving) return;
    swallowClick();
    if (goal) goal.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    else this.steps.look(null);
  }
}

function dragSource({ target, button }: PointerEvent): Source | null {
  const element = target instanceof Element ? target.closest('[data-drag]') : null;
  return button === 0 ? ((element?.getAttribute('data-drag') as Source | null) ?? null) : null;
}

/** The open target under the pointer. */
function goalAt({ clientX, clientY }: PointerEvent): Element | null {
  const goal = document.elementFromPoint(clientX, clientY)?.closest('.ha [data-move]') ?? null;
  return goal?.matches('[data-state="open"], [data-state="previewed"]') ? goal : null;
}

function moveOf(goal: Element | null): SeenEvents | null {
  return JSON.parse(goal?.getAttribute('data-move') ?? 'null') as SeenEvents | null;
}

/** The click that ends a drag is no click. */
function swallowClick(): void {
  const stop = new AbortController();
  const swallow = (click: MouseEvent) => click.isTrusted && click.stopPropagation();
  addEventListener('click', swallow, { capture: true, signal: stop.signal });
  setTimeout(() => stop.abort(), 0);
}
