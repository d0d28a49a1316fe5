import { useLayoutEffect, useRef } from 'preact/hooks';
import { rangeText } from '../rules/index.ts';
import type { Props } from './board.tsx';
import { type Departure, departuresFrom, PARTS, readyPorts, type Wish } from './departures.ts';
import { ShipIcon } from './glyphs.tsx';
import { Act } from './tray.tsx';
import { sideOf } from './ways.ts';
import { t } from './words.ts';

interface DepartureProps extends Props {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

/** HA-2.5: who may leave, what it would bring, and staying. */
export function DeparturePanel(props: DepartureProps) {
  const { moment, target } = props;
  const panel = useRef<HTMLElement>(null);
  // Beside a rule it stays where the reader's page has it.
  useLayoutEffect(() => {
    if (panel.current?.closest('.table')) panel.current.scrollIntoView({ block: 'nearest' });
  }, [moment.index]);
  const stay = moment.moves.find(({ type }) => type === 'stay');
  return (
    <section class="ha-departure" ref={panel} aria-label={t('departure')}>
      <h2 class="caption">{t('departure')}</h2>
      {readyPorts(moment.moves).map((port) => (
        <Ticket key={port} {...props} port={port} />
      ))}
      {stay && <Act event={stay} target={target} words={t('stay')} />}
    </section>
  );
}

function Ticket(props: DepartureProps & { port: number }) {
  const { moment, port, wish, target } = props;
  const found = departuresFrom(moment.state, moment.moves, port, wish);
  if (found.length === 0) return null;
  const { transport, sum } = found[0].quote;
  const { name } = moment.state.table.sheet.transports[transport];
  const met = moment.state.table.capacity[transport] & (1 << sum);
  return (
    <article class="ha-ticket">
      <header>
        <ShipIcon kind={transport} seat={sideOf(moment.viewer)} size={36} />
        <b>{t('ticket.ship', { name, sum })}</b>
        <small class={met ? 'ha-mood-good' : 'ha-mood-bad'}>{t(met ? 'ticket.met' : 'ticket.missed')}</small>
      </header>
      <Parts {...props} event={found[0].event} />
      {found.length > 1 && <p class="note">{t('ticket.any', { sum })}</p>}
      <div class="ha-landings">
        {found.map((departure) => (
          <button key={departure.event.dock} type="button" class="ha-act" {...target(departure.event)}>
            {landingWords(props, departure)}
          </button>
        ))}
      </div>
    </article>
  );
}

function landingWords({ moment: { state } }: Props, { event, quote: { profit, bonus } }: Departure): string {
  const { min, max } = state.table.sheet.docks[event.dock];
  return t('ticket.land', { range: rangeText(min, max), profit, bonus, total: profit + bonus });
}

/** HA-4.1: each of the two dice aboard works on one part. */
function Parts({ event, wish, onWish, onPreview }: DepartureProps & { event: Departure['event'] }) {
  const aboard = (['gold', 'red'] as const).filter((kind) => event[kind] !== undefined);
  return (
    <>
      {aboard.map((kind) => (
        <fieldset class="ha-parts" key={kind}>
          <legend class={`ha-kind ha-kind-${kind}`}>{t(`ticket.${kind}`)}</legend>
          {PARTS.map((part) => (
            <button
              key={part}
              type="button"
              aria-pressed={event[kind] === part}
              onClick={(click) => {
                click.stopPropagation();
                onPreview(null);
                onWish({ ...wish, [kind]: part });
              }}
            >
              {t(part)}
            </button>
          ))}
        </fieldset>
      ))}
    </>
  );
}
