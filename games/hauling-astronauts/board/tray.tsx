import { type DieJson, GOLD, RED, type SeenEvents } from '../rules/index.ts';
import type { Props } from './board.tsx';
import { LoadDieIcon } from './glyphs.tsx';
import { type Hand, pickProps } from './hand.ts';
import { BOOKED, dieSource, still } from './ways.ts';
import { dieWords, t } from './words.ts';

interface TrayProps extends Props {
  readonly hand: Hand;
}

/** The dice that have been rolled and wait, those that can be rolled, and what to do next. */
export function Tray(props: TrayProps) {
  const { moment, lit, fresh } = props;
  const { booked, available } = moment.view;
  return (
    <section class="ha-tray" aria-label={t('booked')}>
      <h2 class="caption">{t('booked')}</h2>
      <div
        class="ha-booked"
        data-spot={BOOKED}
        data-lit={lit.includes(BOOKED) ? '' : undefined}
        data-rolled={fresh?.type === 'roll' && fresh.by === 'chance' ? '' : undefined}
      >
        {booked.map((die, at) => (
          <BookedDie key={`${at} ${die.pips}`} {...props} die={die} at={at} />
        ))}
        {booked.length === 0 && <p class="note">{t(available > 0 ? 'booked.none' : 'booked.out')}</p>}
      </div>
      <Available {...props} />
      <p class="note ha-help" role="status">
        {helpWords(props)}
      </p>
    </section>
  );
}

function BookedDie({ die, at, hand, moment: { view } }: TrayProps & { die: DieJson; at: number }) {
  const source = dieSource(die);
  const pick = pickProps(hand, source, t('pick.die', { die: dieWords(die) }));
  const first = view.booked.findIndex((other) => dieSource(other) === source) === at;
  return (
    <span
      class="ha-booked-die"
      data-held={first && hand.held === source ? '' : undefined}
      {...(pick ?? still(dieWords(die)))}
    >
      <LoadDieIcon die={die} size={40} raised={pick !== null} />
    </span>
  );
}

/** HA-2.1, and HA-2.4 where there is nothing else to do. */
function Available({ moment, target }: TrayProps) {
  const { view, state, moves } = moment;
  const roll = moves.find(({ type }) => type === 'roll');
  const pass = moves.find(({ type }) => type === 'pass');
  const [gold, red] = [state.available[GOLD], state.available[RED]];
  return (
    <div class="ha-available">
      <span class="ha-stock" role="img" aria-label={t('available', { dice: view.available })}>
        {Array.from({ length: view.available }, (_, i) => (
          <i key={i} class={i < gold ? 'ha-stock-gold' : i < gold + red ? 'ha-stock-red' : ''} />
        ))}
        <small>{t('available', { dice: view.available })}</small>
      </span>
      {roll && <Act event={roll} target={target} words={t('roll')} main={view.booked.length === 0} />}
      {pass && <Act event={pass} target={target} words={t('pass')} main />}
    </div>
  );
}

interface ActProps {
  readonly event: SeenEvents;
  readonly target: Props['target'];
  readonly words: string;
  readonly main?: boolean;
}

export function Act({ event, target, words, main = false }: ActProps) {
  return (
    <button type="button" class={main ? 'ha-act main' : 'ha-act'} {...target(event)}>
      {words}
    </button>
  );
}

function helpWords({ moment: { moves, view }, hand }: TrayProps): string {
  if (moves.length === 0 || view.step !== 'act') return '';
  if (hand.held?.startsWith('die ')) return t('help.place');
  if (hand.held?.startsWith('cell ')) return t('help.shift');
  if (hand.held) return t('help.swap');
  if (hand.sources.size === 0) return '';
  return t([...hand.sources].every((source) => source.startsWith('die ')) ? 'help.must-place' : 'help.act');
}
