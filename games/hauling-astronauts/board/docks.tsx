import { memo } from '@waybill/web/look/memo.tsx';
import { PlayerGlyph } from '@waybill/web/look/pieces/player-mark.tsx';
import { rangeText, type SeenEvents } from '../rules/index.ts';
import type { Props } from './board.tsx';
import { fit } from './face.tsx';
import { ShipGlyph } from './glyphs.tsx';
import { dockPlace, still } from './ways.ts';
import { t } from './words.ts';

interface DocksProps extends Props {
  /** By dock: the departure that would land there. */
  readonly landings: ReadonlyMap<number, SeenEvents>;
}

/** The six docks on Mars: which load each pays for, and who has taken it. */
export const Docks = memo(function Docks(props: DocksProps) {
  const { docks } = props.moment.state.table.sheet;
  return (
    <section class="ha-docks" aria-label={t('docks')}>
      <h2 class="caption">{t('docks')}</h2>
      <div class="ha-dock-row">
        {docks.map((_, dock) => (
          <Dock key={dock} {...props} dock={dock} />
        ))}
      </div>
    </section>
  );
});

const WIDTH = 56;
const HEIGHT = 58;

function Dock(props: DocksProps & { dock: number }) {
  const { dock, moment, landings, target, lit, preview } = props;
  const { min, max, bonus } = moment.state.table.sheet.docks[dock];
  const taken = moment.view.docks[dock];
  const place = dockPlace(dock);
  const landing = landings.get(dock);
  const goal = landing ? { ...target(landing), class: 'ha-dock ha-goal' } : still(dockWords(props));
  return (
    <svg class="ha-dock-box" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <g
        class="ha-dock"
        data-spot={place}
        data-taken={taken ? '' : undefined}
        data-lit={lit.includes(place) || (preview?.type === 'depart' && preview.dock === dock) ? '' : undefined}
        {...goal}
      >
        <title>{dockWords(props)}</title>
        <rect class="ha-quay" x={1} y={1} width={WIDTH - 2} height={HEIGHT - 2} rx={5} />
        <text
          class="ha-range"
          x={WIDTH / 2}
          y={taken ? 14 : 25}
          font-size={fit(rangeText(min, max), WIDTH - 8, taken ? 12 : 17)}
        >
          {rangeText(min, max)}
        </text>
        {taken ? (
          <g data-piece={place}>
            <ShipGlyph kind={shipIndex(props, taken.transport)} seat={taken.seat} x={WIDTH / 2} y={36} size={34} />
            <PlayerGlyph seat={taken.seat} x={WIDTH - 10} y={HEIGHT - 10} size={11} />
          </g>
        ) : (
          <text class="ha-bonus" x={WIDTH / 2} y={46}>
            +{bonus}
          </text>
        )}
      </g>
    </svg>
  );
}

/** Empty for whoever looks. */
export function ownerOf({ moment, setup }: Pick<Props, 'moment' | 'setup'>, seat: number): string {
  return seat === moment.viewer ? '' : setup.seats[seat];
}

function shipIndex({ moment: { state } }: Props, id: string): number {
  return state.table.sheet.transports.findIndex((transport) => transport.id === id);
}

function dockWords(props: DocksProps & { dock: number }): string {
  const { moment, dock } = props;
  const { min, max, bonus } = moment.state.table.sheet.docks[dock];
  const taken = moment.view.docks[dock];
  const range = rangeText(min, max);
  if (!taken) return t('dock.free', { range, bonus });
  const { name } = moment.state.table.sheet.transports[shipIndex(props, taken.transport)];
  return t('dock.taken', { range, name, owner: ownerOf(props, taken.seat) });
}
