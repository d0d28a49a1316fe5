import { lazy } from '@waybill/web/look/lazy.tsx';
import { SUIT_NAMES, Suit } from '@waybill/web/look/pieces/suit.tsx';
import { usePreload } from '@waybill/web/look/use-preload.ts';
import { ownerOf, SHIP_SUITS } from '../rules/index.ts';
import type { Props } from './board.tsx';
import type { Choice, Choose } from './choice.ts';
import { LinksPanel } from './links-panel.tsx';
import { isMine, laterTab, TABS, type Tab } from './modes.ts';
import { type Key, t } from './words.ts';
import './bar.css';

export interface PanelProps extends Props {
  readonly choice: Choice;
  readonly choose: Choose;
}

const ChipTray = lazy(async () => (await import('./chip-tray.tsx')).ChipTray);
const FreightPanel = lazy(async () => (await import('./freight-panel.tsx')).FreightPanel);

const PANELS = { links: LinksPanel, officials: OfficialsPanel, freight: FreightPanel } as const;

/** Under the table: what the phase offers, the way on to the next one, and the end of the turn. */
export function Bar(props: PanelProps) {
  const { moment, choice } = props;
  usePreload(props, FreightPanel, ChipTray);
  if (moment.view.awaited === 'chip' && isMine(moment)) return <ChipTray {...props} />;
  if (!isMine(moment)) return <Waiting {...props} />;
  const Panel = PANELS[choice.tab];
  return (
    <div class="si-bar">
      <div class="si-panel" data-tab={choice.tab}>
        <Panel {...props} />
      </div>
      <Onward {...props} />
    </div>
  );
}

function OfficialsPanel({ moment }: PanelProps) {
  const moves = moment.moves.some(({ type }) => type === 'official');
  return <p class="si-help">{t(moves ? 'official.help' : 'official.none', { points: moment.view.points })}</p>;
}

/** The obvious way on. */
function Onward({ moment, choice, choose, target }: PanelProps) {
  const next: Tab | null = laterTab(moment, choice.tab);
  const { points, links } = moment.view;
  return (
    <div class="si-onward">
      {next && links.length === 0 && (
        <button type="button" onClick={() => choose({ tab: next })}>
          {t('next', { phase: t(`phase.${TABS[TABS.indexOf(next)]}` as Key) })} <span aria-hidden="true">›</span>
        </button>
      )}
      <button type="button" class="si-done" {...target({ by: moment.viewer as number, type: 'done' })}>
        {t('done')} <small>{t('done.left', { points })}</small>
      </button>
    </div>
  );
}

function Waiting({ moment: { view }, setup }: Props) {
  if (view.turn === 0 || view.over) return null;
  const name = setup.seats[ownerOf(setup.seats.length, SHIP_SUITS.indexOf(view.turn))];
  return (
    <p class="si-bar si-waiting">
      <Suit suit={SUIT_NAMES[view.turn]} /> {t('waiting', { suit: t(`suit.${view.turn}` as Key), name })}
    </p>
  );
}
