import { rankFace } from '@waybill/web/look/pieces/rank.ts';
import { useMemo } from 'preact/hooks';
import type { PanelProps } from './bar.tsx';
import { candidatesOf, loadsNow } from './choice.ts';
import { haulsAfter, mayTurnUp } from './modes.ts';
import { t as say } from './panel-words.ts';
import { CoinGlyph, PawnGlyph, SpaceTag } from './pieces.tsx';
import { outlookOf, percent } from './prospects.ts';
import { type Key, t } from './words.ts';
import './freight-panel.css';

/** First the pip-stop, then the loads. */
export function FreightPanel(props: PanelProps) {
  const { pipstop } = props.moment.view;
  return (
    <>
      {pipstop === null && <Dial {...props} />}
      <Loads {...props} />
      {pipstop !== null && <TurnUp {...props} />}
    </>
  );
}

const VALUES = [0, 1, 2, 3, 4, 5, 6];

/** The pip-stop as a dial: each value says how many loads get to a hub, and the best chance that it ships. */
function Dial({ game, moment, target }: PanelProps) {
  const outlooks = useMemo(() => VALUES.map((value) => outlookOf(moment, haulsAfter(game, moment, value))), [moment]);
  return (
    <div class="si-dial">
      <h3 class="caption">{say('stop.caption')}</h3>
      <div class="si-stops">
        {VALUES.map((value) => (
          <button
            key={value}
            type="button"
            class="si-stop"
            {...target({ by: moment.viewer as number, type: 'pipstop', value })}
          >
            <b>{value}</b>
            <Outlook {...outlooks[value]} />
          </button>
        ))}
      </div>
      <p class="si-help">{say('stop.help')}</p>
    </div>
  );
}

function Outlook({ loads, chance }: { loads: number; chance: number }) {
  return (
    <small title={say('stop.reach', { hubs: loads })}>
      {chance > 0 ? (
        <em>{percent(chance)}%</em>
      ) : loads > 0 ? (
        <>
          <svg viewBox="-7 -7 14 14" width={12} height={12} aria-hidden="true">
            <PawnGlyph />
          </svg>
          {loads}
        </>
      ) : (
        '–'
      )}
    </small>
  );
}

function Loads(props: PanelProps) {
  const { moment, choice, choose } = props;
  const { freight, pipstop } = moment.view;
  const loads = useMemo(() => loadsNow(props), [moment]);
  const set = pipstop !== null && <p class="si-stop-set">{say('stop.set', { value: pipstop })}</p>;
  if (loads.length === 0)
    return (
      <>
        {set}
        <p class="si-help">{say('load.none')}</p>
      </>
    );
  return (
    <div class="si-loads">
      <div class="si-loads-head">
        <h3 class="caption">{say('load.caption')}</h3>
        {set}
      </div>
      <div class="si-load-row">
        {loads.map((id) => {
          const { suit, space, rank, warehoused } = freight[id];
          const words = rank === null ? say('load.hidden') : say('load.rank', { rank: rankFace(rank) });
          return (
            <button
              key={id}
              type="button"
              class="si-pick"
              data-load={id}
              aria-pressed={choice.load === id}
              aria-label={say('load.choose', {
                suit: t(`suit.${suit}` as Key),
                space: t('space', { space }),
                rank: words,
              })}
              onClick={() => choose({ tab: 'freight', load: choice.load === id && pipstop === null ? null : id })}
            >
              <svg viewBox="-12 -12 24 24" width={30} height={30} aria-hidden="true">
                <CoinGlyph suit={suit} rank={rank} up={warehoused} size={18} />
              </svg>
              {space !== null && <SpaceTag space={space} pips={pipsOn(moment, space)} />}
            </button>
          );
        })}
      </div>
      <p class="si-help">{say(pipstop === null ? 'load.try' : choice.load === null ? 'load.help' : 'load.go')}</p>
    </div>
  );
}

/** The pips of the half of a domino there. */
function pipsOn({ view }: PanelProps['moment'], space: string): number | undefined {
  const on = view.dominoes.find(({ squares }) => squares.includes(space));
  return on?.domino[on.squares.indexOf(space)];
}

/** SI-2.9: on tiles that are no hubs, turning a load up is a choice. */
function TurnUp({ moment, choice, choose }: PanelProps) {
  const may = candidatesOf(moment, choice).some(({ event }) => event.type === 'haul' && mayTurnUp(moment, event));
  if (!may) return null;
  return (
    <label class="check si-turn-up">
      <input type="checkbox" checked={choice.warehouse} onChange={() => choose({ warehouse: !choice.warehouse })} />
      {say('warehouse')}
    </label>
  );
}
