import { Stepper } from '@waybill/web/editor/stepper.tsx';
import { useRef } from 'preact/hooks';
import type { CircuitSheet } from '../../rules/index.ts';
import { insertStretch, isOpen, least, removeStretch } from './edits.ts';
import { t } from './words.ts';

type Stretches = CircuitSheet['stretches'];

interface Props {
  readonly stretches: Stretches;
  readonly at: number;
  /** The sheet's field for the list. */
  readonly field: string;
  readonly onAt: (at: number) => void;
  readonly onChange: (next: Stretches, touch?: string) => void;
}

const MOST = 1_000_000;
/** Beyond this a block grows no more. */
const WIDEST = 12;

/** The circuit unrolled from flag to flag: each stretch a block as long as it has spaces. */
export function StretchBar(props: Props) {
  const { stretches, at, field, onAt } = props;
  const bar = useRef<HTMLDivElement>(null);
  const set = (spaces: number) => props.onChange(resized(stretches, at, spaces), `stretch ${at}`);
  const add = () => {
    props.onChange(insertStretch(stretches, at));
    onAt(Math.min(at + 1, stretches.length - 1));
  };
  const remove = () => {
    props.onChange(removeStretch(stretches, at));
    onAt(Math.max(0, at - 1));
  };
  const go = (to: number) => {
    const next = Math.min(stretches.length - 1, Math.max(0, to));
    onAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  const pressed = (key: KeyboardEvent) => {
    const act: (() => void) | undefined = {
      ArrowLeft: () => go(at - 1),
      ArrowRight: () => go(at + 1),
      ArrowUp: () => set(stretches[at] + 1),
      '+': () => set(stretches[at] + 1),
      ArrowDown: () => set(stretches[at] - 1),
      '-': () => set(stretches[at] - 1),
      Insert: add,
      Delete: remove,
    }[key.key];
    if (!act || key.ctrlKey || key.metaKey || key.altKey) return;
    key.preventDefault();
    act();
  };
  return (
    <div class="gs-stretches">
      <div class="gs-bar" ref={bar} role="group" aria-label={t('stretches')} onKeyDown={pressed}>
        {stretches.map((spaces, i) => (
          <button
            type="button"
            key={i}
            class={`gs-block gs-${toneOf(stretches, i)}`}
            style={{ flexGrow: Math.min(WIDEST, Math.max(1, spaces)) }}
            tabIndex={i === at ? 0 : -1}
            aria-pressed={i === at}
            aria-label={t('stretch', { place: nameOf(stretches, i), spaces })}
            data-field={`${field}[${i}]`}
            onClick={() => onAt(i)}
          >
            {spaces}
          </button>
        ))}
      </div>
      <div class="gs-stretch">
        <Stepper
          label={nameOf(stretches, at)}
          value={stretches[at]}
          min={least(stretches, at)}
          max={MOST}
          onChange={set}
        />
        <button type="button" class="gs-insert" onClick={add}>
          + {t('section.add')}
        </button>
        <button type="button" disabled={isOpen(stretches, at)} onClick={remove}>
          {t('section.remove')}
        </button>
      </div>
    </div>
  );
}

function resized(stretches: Stretches, at: number, spaces: number): Stretches {
  const length = Math.min(MOST, Math.max(least(stretches, at), spaces));
  return stretches.map((old, i) => (i === at ? length : old));
}

function nameOf(stretches: Stretches, at: number): string {
  if (at === 0) return t('start');
  return at === stretches.length - 1 ? t('end') : t('section', { number: at });
}

function toneOf(stretches: Stretches, at: number): string {
  if (isOpen(stretches, at)) return 'open';
  if (stretches[at] === 1) return 'corner';
  return at % 2 === 0 ? 'a' : 'b';
}
