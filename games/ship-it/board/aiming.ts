import { useEffect, useMemo } from 'preact/hooks';
import type { SeenEvents } from '../rules/index.ts';
import { candidatesOf, currentOf, eventOf, loadsNow, turnOn } from './choice.ts';
import { type Layout, type Point, spaceAt } from './geometry.ts';
import { type Candidate, candidateAt, spaceTowards } from './picking.ts';
import type { TableProps } from './table.tsx';

/** Pointing at the table: what can be pointed at, what is, and how pointer and keys change it. */
export interface Aiming {
  readonly candidates: readonly Candidate[];
  readonly current: Candidate | null;
  /** The move pointed at, with what was chosen beside the table. */
  readonly event: SeenEvents | null;
  readonly onPointerMove: (move: PointerEvent) => void;
  readonly onPointerLeave: (leave: PointerEvent) => void;
  readonly onClick: (click: MouseEvent) => void;
  readonly onKey: (key: KeyboardEvent) => void;
}

export function useAiming(props: TableProps, layout: Layout): Aiming {
  const { moment, choice, preview, target, onPreview, lit } = props;
  const candidates = useMemo(() => candidatesOf(moment, choice), [moment, choice.tab, choice.link, choice.load]);
  const current = currentOf(moment, candidates, choice.aim, lit, layout);
  const event = current && eventOf(moment, current, choice);
  const spaceUnder = (pointer: MouseEvent) => spaceAt(layout, pointIn(pointer));
  useTurnKey(preview?.type === 'build' ? () => turn(props, layout) : null);
  return {
    candidates,
    current,
    event,
    onPointerMove: (move) => {
      if (move.pointerType !== 'mouse' || move.buttons !== 0) return;
      const space = spaceUnder(move);
      const isLooked = preview !== null && space === choice.aim.space && candidateAt(candidates, choice.aim) !== null;
      // In passing, as at any target: what was looked at on purpose, such as a hint, comes back afterwards.
      const pass = (found: SeenEvents) => target(found).onPointerEnter(move);
      if (isLooked || look(props, candidates, space, pass)) move.stopPropagation();
    },
    onPointerLeave: (leave) => event && target(event).onPointerLeave(leave),
    onClick: (click) => {
      const space = spaceUnder(click);
      if (pickLoad(props, candidates, space) || look(props, candidates, space, onPreview)) click.stopPropagation();
    },
    onKey: (key) => current && walk(props, layout, candidates, current, key),
  };
}

/** Where an event happened, in drawing units. */
function pointIn(event: MouseEvent): Point {
  const svg = event.currentTarget as SVGSVGElement;
  const { left, top, width } = svg.getBoundingClientRect();
  const scale = svg.viewBox.baseVal.width / width;
  return { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale };
}

/** Moves the mark there and looks at its move, if there is one. */
function look(
  { moment, choice, choose, target }: TableProps,
  all: readonly Candidate[],
  space: string,
  show: (event: SeenEvents) => void,
): boolean {
  const aim = { space, facing: choice.aim.facing };
  const found = candidateAt(all, aim);
  if (!found) return false;
  choose({ aim, held: false });
  const event = eventOf(moment, found, choice);
  if (target(event)['data-state'] !== 'refused') show(event);
  return true;
}

/** In the freight phase a tap on a load chooses it, unless the load chosen could go there; tapping on goes through a heap. */
function pickLoad(props: TableProps, all: readonly Candidate[], space: string): boolean {
  const { moment, choice, choose } = props;
  if (choice.tab !== 'freight' || all.some(({ spaces }) => spaces.includes(space))) return false;
  const here = loadsNow(props).filter((id) => moment.view.freight[id].space === space);
  if (here.length === 0) return false;
  choose({ load: here[(here.indexOf(choice.load ?? '') + 1) % here.length] });
  return true;
}

function turn(props: TableProps, layout: Layout): void {
  const next = turnOn(props, props.choice, layout);
  if (!next) return;
  const held = Boolean(document.activeElement?.closest('.si-cursor'));
  props.choose({ aim: next.aim, held });
  props.onPreview(next.event);
}

const ARROWS: { readonly [key: string]: Point } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The arrow keys go from space to space. */
function walk(
  { choice, choose }: TableProps,
  layout: Layout,
  all: readonly Candidate[],
  { spaces }: Candidate,
  key: KeyboardEvent,
): void {
  const way = ARROWS[key.key];
  if (!way || key.shiftKey) return;
  key.preventDefault();
  const from = spaces.includes(choice.aim.space) ? choice.aim.space : spaces[0];
  const space = spaceTowards(layout, all, from, way);
  if (space) choose({ aim: { space, facing: choice.aim.facing }, held: true });
}

/** While a build is looked at, R turns the domino; the table's own R is for the rules. */
function useTurnKey(onTurn: (() => void) | null): void {
  useEffect(() => {
    if (!onTurn) return;
    const press = (key: KeyboardEvent) => {
      const typing = key.target instanceof Element && key.target.closest('input, textarea, select, dialog');
      if (typing || key.key.toLowerCase() !== 'r' || key.ctrlKey || key.metaKey || key.altKey) return;
      key.stopImmediatePropagation();
      key.preventDefault();
      onTurn();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  });
}
