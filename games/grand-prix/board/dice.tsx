import { Die } from '@waybill/web/look/pieces/die.tsx';
import { type Events, spaces } from '../rules/index.ts';
import type { Props } from './board.tsx';
import { priceWords } from './gears.tsx';
import { t } from './words.ts';

/** What the tray is called as a place. */
export const DICE = 'dice';

interface DiceProps extends Props {
  readonly choosing: boolean;
  /** The places of the dice that would be rolled anew. */
  readonly chosen: readonly number[];
  readonly onChosen: (chosen: readonly number[]) => void;
}

/** The dice tray: what was rolled, what counts, and what can be done about it. */
export function Dice(props: DiceProps) {
  const { choosing, chosen, onChosen } = props;
  const { view } = props.moment;
  const toggle = (at: number) => {
    props.onPreview(null);
    onChosen(chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at].sort((a, b) => a - b));
  };
  return (
    <div class="gp-tray">
      <div
        class="gp-dice"
        data-rolled={props.fresh?.type === 'roll' ? '' : undefined}
        data-lit={props.lit.includes(DICE) ? '' : undefined}
      >
        {view.dice?.map((face, at) => (
          <DieButton
            key={at}
            {...{ face, at, choosing }}
            counts={countsNow(props, face)}
            on={chosen.includes(at)}
            onToggle={toggle}
          />
        ))}
        {!view.dice && <p class="note">{t('dice.none')}</p>}
      </div>
    </div>
  );
}

function countsNow({ moment: { view } }: Props, face: number): boolean {
  const gear = view.gear ?? 0;
  return face < gear || (view.include && face === gear);
}

interface DieButtonProps {
  readonly face: number;
  readonly at: number;
  readonly counts: boolean;
  readonly on: boolean;
  readonly choosing: boolean;
  readonly onToggle: (at: number) => void;
}

function DieButton({ face, at, counts, on, choosing, onToggle }: DieButtonProps) {
  return (
    <button
      type="button"
      class="gp-die"
      aria-pressed={on}
      disabled={!choosing}
      aria-label={t('die', { at: at + 1, face, counts })}
      onClick={() => onToggle(at)}
    >
      <Die face={face} size={40} mark={counts ? 'counts' : undefined} />
    </button>
  );
}

export function Actions({
  moment: { view, state },
  target,
  include,
  chosen,
}: Props & { include: boolean; chosen: readonly number[] }) {
  const more = include && !view.include ? ({ include: true } as const) : {};
  const reroll: Events = { by: 0, type: 'reroll', ...more };
  const select: Events = { by: 0, type: 'select', dice: chosen, ...more };
  return (
    <>
      <div class="row gp-actions">
        <button type="button" class="main" {...target({ by: 0, type: 'drive' })}>
          {t('drive', { spaces: spaces(state) })}
        </button>
        <button type="button" {...target(reroll)}>
          {t('reroll')} <small>({priceWords(view.free, state, 'reroll')})</small>
        </button>
        <button type="button" {...target(select)} {...(chosen.length === 0 && { 'aria-label': undefined })}>
          {t('select', { dice: chosen.length })} <small>({priceWords(view.free, state, 'select')})</small>
        </button>
      </div>
      <p class="note">{t('dice.help')}</p>
    </>
  );
}
