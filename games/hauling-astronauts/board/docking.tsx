import { useState } from 'preact/hooks';
import { fitChance, PORTS, type SeenEvents, type State } from '../rules/index.ts';
import { type Berth, chosenBerth } from './berths.ts';
import type { Props } from './board.tsx';
import { agrees, type Chosen, dockEvent, goesNext, NOTHING, toggled } from './choice.ts';
import { ShipFace } from './face.tsx';
import { faceOf, shipFacts } from './port.tsx';
import { isOpen, sideOf } from './ways.ts';
import { t } from './words.ts';

/** HA-1.2: three transports for three ports, put together before they are docked. */
export interface Docking {
  readonly open: boolean;
  /** By port: the transport chosen for it. */
  readonly chosen: Chosen;
  /** Something has been chosen by hand, not only looked at. */
  readonly begun: boolean;
  /** Chooses a transport for the first free port, or takes it back. */
  readonly toggle: (id: string) => void;
  readonly portProps: (berth: Berth) => object;
}

export function useDocking({ moment, onPreview, preview }: Props): Docking {
  const [taken, setTaken] = useState<{ readonly at: number; readonly chosen: Chosen } | null>(null);
  const open = moment.moves.length > 0 && moment.view.step === 'dock';
  const looked = preview?.type === 'dock' ? preview.transports : null;
  const picked = taken?.at === moment.index ? taken.chosen : NOTHING;
  const chosen = looked ?? picked;
  const begun = picked.some((id) => id !== null);
  const toggle = (id: string) => {
    const next = toggled(chosen, id);
    setTaken({ at: moment.index, chosen: next });
    onPreview(next.includes(null) ? null : dockEvent(sideOf(moment.viewer), next));
  };
  const portProps = ({ seat, port }: Berth) => {
    const id = chosen[port];
    return seat === moment.viewer && id !== null ? removeProps(nameOf(moment.state, id), () => toggle(id)) : {};
  };
  return { open, chosen, begun, toggle, portProps };
}

function nameOf({ table }: State, id: string): string {
  return table.sheet.transports.find((transport) => transport.id === id)?.name ?? id;
}

/** A transport that has been chosen is taken back where it stands. */
function removeProps(name: string, remove: () => void) {
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    remove();
  };
  return {
    role: 'button',
    tabindex: 0,
    'aria-label': t('docking.remove', { name }),
    onClick: press,
    onKeyDown: (key: KeyboardEvent) => (key.key === 'Enter' || key.key === ' ') && press(key),
  };
}

interface PanelProps extends Props {
  readonly docking: Docking;
}

/** The docking whose three transports are met most often by fair dice, each weighed by its profit. */
function likeliest({ table }: State, dockings: readonly SeenEvents[]): SeenEvents {
  const { transports } = table.sheet;
  const worth = new Map(transports.map(({ id, profit }, ship) => [id, profit * fitChance(table, ship, 0, PORTS)]));
  const sum = (event: SeenEvents) =>
    event.type === 'dock' ? event.transports.reduce((all, id) => all + (worth.get(id ?? '') ?? 0), 0) : 0;
  return dockings.reduce((best, docking) => (sum(docking) > sum(best) ? docking : best));
}

/** The six transports to choose from, and the button that docks three of them. */
export function DockingPanel(props: PanelProps) {
  const { moment, target, docking } = props;
  const { chosen } = docking;
  const by = sideOf(moment.viewer);
  const left = docking.begun ? chosen.filter((id) => id === null).length : PORTS;
  const free = moment.moves.filter((event) => isOpen(target(event)));
  const open = free.filter((event) => agrees(event, chosen));
  return (
    <section class="ha-docking" aria-label={t('docking')}>
      <h2 class="caption">{t('docking')}</h2>
      <div class="ha-fleet">
        {moment.state.table.sheet.transports.map(({ id }, ship) => (
          <FleetCard key={id} {...props} ship={ship} can={open.some((event) => goesNext(event, chosen, id))} />
        ))}
      </div>
      {left === 0 ? (
        <button type="button" class="main" {...target(dockEvent(by, chosen))}>
          {t('docking.done')}
        </button>
      ) : (
        <p class="note">{t(`docking.help.${by}`, { left })}</p>
      )}
      {!docking.begun && free.length > PORTS && (
        <button type="button" {...target(likeliest(moment.state, free))}>
          {t('docking.any')}
        </button>
      )}
    </section>
  );
}

function FleetCard({ moment, docking, ship, can }: PanelProps & { ship: number; can: boolean }) {
  const { sheet } = moment.state.table;
  const { id } = sheet.transports[ship];
  const at = docking.chosen.indexOf(id);
  const usable = can || at >= 0;
  const face = faceOf(chosenBerth(sheet, sideOf(moment.viewer), 0, id), moment.state);
  return (
    <button
      type="button"
      class="ha-card"
      aria-pressed={at >= 0}
      aria-label={t('docking.card', { ...shipFacts(sheet.transports[ship]), port: at + 1 })}
      disabled={!usable}
      data-pick={usable ? id : undefined}
      onClick={(click) => {
        click.stopPropagation();
        docking.toggle(id);
      }}
    >
      <svg viewBox="0 0 96 78" aria-hidden="true">
        <ShipFace face={face} width={96} height={84} />
      </svg>
      {at >= 0 && <b class="ha-order">{at + 1}</b>}
    </button>
  );
}
