import { decimal } from '@waybill/web/words/catalogue.ts';
import { type Events, needsShift, SPECIALS, type Special, type State } from '../rules/index.ts';
import type { Props } from './board.tsx';
import { outlook } from './odds.ts';
import { t } from './words.ts';

interface GearProps extends Props {
  readonly include: boolean;
  readonly onInclude: (include: boolean) => void;
}

/** The gear lever, with what each gear would mean. */
export function Gears(props: GearProps) {
  const { moment } = props;
  const { state, view } = moment;
  const choosing = moment.moves.some(({ type }) => type === 'gear');
  const { lowest, gears: highest } = state.season;
  const gears = Array.from({ length: highest - lowest + 1 }, (_, i) => lowest + i);
  return (
    <div class="gp-panel">
      <h3 class="caption">{t('gears')}</h3>
      <div class="gp-gears">
        {gears.map((gear) =>
          choosing ? (
            <GearButton key={gear} {...props} gear={gear} />
          ) : (
            <span key={gear} class="gp-gear" data-current={view.gear === gear ? '' : undefined}>
              <b>{gear}</b>
            </span>
          ),
        )}
      </div>
      {moment.moves.length > 0 && <IncludeBox {...props} />}
    </div>
  );
}

function gearEvent(s: State, gear: number, include: boolean): Events {
  return { by: 0, type: 'gear', gear, ...(needsShift(s, gear) && { shift: true }), ...(include && { include: true }) };
}

function GearButton({ moment: { state, view }, target, include, gear }: GearProps & { gear: number }) {
  const { mean, risk } = outlook(state, gear, include);
  const shift = gear !== view.gear && needsShift(state, gear);
  return (
    <button
      type="button"
      class="gp-gear"
      data-current={view.gear === gear ? '' : undefined}
      data-shift={shift ? '' : undefined}
      {...target(gearEvent(state, gear, include))}
    >
      <b>{gear}</b>
      <small>{t('gear.mean', { spaces: decimal(mean) })}</small>
      <small class={risk >= 0.005 ? 'gp-risk' : ''}>{t('gear.risk', { percent: Math.round(risk * 100) })}</small>
      {shift && <small class="gp-spends">{shiftWords(view.free, state)}</small>}
    </button>
  );
}

/** GP-2.3, 2.5: include comes together with a gear or with another roll. */
function IncludeBox({ moment: { view, state }, include, onInclude, onPreview }: GearProps) {
  const toggle = () => {
    onPreview(null);
    onInclude(!include);
  };
  return (
    <label class="check gp-include">
      <input type="checkbox" checked={include || view.include} disabled={view.include} onChange={toggle} />
      <span>
        {t('include')} <small>({priceWords(view.free, state, 'include')})</small>
      </span>
    </label>
  );
}

function shiftWords(free: Readonly<Record<Special, number>>, s: State): string {
  if (free.shift > 0) return t('gear.shift.free', { free: free.shift });
  return t('gear.shift', { cost: s.season.cost[SPECIALS.indexOf('shift')] });
}

export function priceWords(free: Readonly<Record<Special, number>>, s: State, special: Special): string {
  if (free[special] > 0) return t('include.free', { free: free[special] });
  return t('include.cost', {
    cost: s.season.cost[SPECIALS.indexOf(special)],
  });
}
