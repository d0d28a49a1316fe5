import { PlayerMark, playerName } from '@waybill/web/look/pieces/player-mark.tsx';
import { SUIT_NAMES, Suit } from '@waybill/web/look/pieces/suit.tsx';
import { ownerOf, SHIP_SUITS } from '../rules/index.ts';
import type { Props } from './board.tsx';
import type { Choice, Choose } from './choice.ts';
import { isMine, isOpen, type Tab } from './modes.ts';
import { costOf } from './preview.ts';
import { type Key, t } from './words.ts';

interface StatusProps extends Props {
  readonly choice: Choice;
  readonly choose: Choose;
}

/** Whose turn it is, the points as pips, and the phases as a strip. */
export function Status(props: StatusProps) {
  const { view } = props.moment;
  if (view.turn === 0) return null;
  return (
    <div class="si-status">
      <Turn {...props} suit={view.turn} />
      <Points {...props} suit={view.turn} />
      <Phases {...props} />
    </div>
  );
}

function Turn({ setup, moment: { view, viewer }, suit }: Props & { suit: string }) {
  const seat = ownerOf(setup.seats.length, SHIP_SUITS.indexOf(suit));
  return (
    <p class={`si-turn si-${SUIT_NAMES[suit]}`}>
      <Suit suit={SUIT_NAMES[suit]} size={24} />
      <b>{t(`suit.${suit}` as Key)}</b>
      <PlayerMark seat={seat} size={14} />
      <span class="si-turn-name">{playerName(setup.seats, seat, viewer)}</span>
      <small>{t('round', { round: view.round })}</small>
    </p>
  );
}

const FIRST_POINTS = 8;

/** Spent pips are hollow; those the move looked at would cost are marked. */
function Points({ moment, preview, suit }: Props & { suit: string }) {
  const { points, chips } = moment.view;
  const all = Math.max(points, FIRST_POINTS + chips[suit]);
  const cost = preview ? costOf(moment, preview) : 0;
  return (
    <p class="si-points" role="img" aria-label={t('points', { left: points, of: all })}>
      {Array.from({ length: all }, (_, i) => (
        <i key={i} data-pip={i >= points ? 'spent' : i >= points - cost ? 'asked' : 'left'} />
      ))}
      <b>{points}</b>
    </p>
  );
}

const PHASES = ['links', 'building', 'officials', 'freight'] as const;
const TAB_OF: Readonly<Record<(typeof PHASES)[number], Tab>> = {
  links: 'links',
  building: 'links',
  officials: 'officials',
  freight: 'freight',
};

/** Where the turn has come to; phases that can still be gone to are buttons. */
function Phases({ moment, choice, choose }: StatusProps) {
  const now = PHASES.indexOf(moment.view.phase as (typeof PHASES)[number]);
  const mine = isMine(moment);
  return (
    <ol class="si-phases" aria-label={t('phases')}>
      {PHASES.map((phase, i) => {
        const tab = TAB_OF[phase];
        const words = t(`phase.${phase}`);
        const past = i < now && !(phase === 'links' && moment.moves.some(({ type }) => type === 'link'));
        const shown = mine
          ? tab === choice.tab && phase === shownPhase(moment.view.links.length, choice.tab)
          : i === now;
        return (
          <li key={phase} data-past={past ? '' : undefined} data-shown={shown ? '' : undefined}>
            <button
              type="button"
              disabled={!mine || past || !(isOpen(moment, tab) || tab === choice.tab)}
              aria-current={shown ? 'step' : undefined}
              aria-label={past ? t('phase.over', { phase: words }) : words}
              onClick={() => choose({ tab, load: tab === 'freight' ? choice.load : null })}
            >
              {words}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function shownPhase(links: number, tab: Tab): (typeof PHASES)[number] {
  return tab === 'links' && links > 0 ? 'building' : tab;
}
