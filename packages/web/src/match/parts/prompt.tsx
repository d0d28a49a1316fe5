import { t } from '../../words/catalogue.ts';
import type { TableScreen } from '../screen.ts';
import { WorkBar } from './work-bar.tsx';

/** The one sentence that says what is asked now. */
export function Prompt({ screen }: { screen: TableScreen }) {
  return (
    <div class="table-prompt ask" aria-live="polite">
      <p class="ask-sentence">{sentenceNow(screen)}</p>
      <WorkBar work={screen.table.work} />
    </div>
  );
}

function sentenceNow(screen: TableScreen): string {
  const { game, setup, length } = screen.table;
  const moment = screen.moment.value;
  if (screen.sought.value !== null) return t('ask.past', { at: screen.sought.value, of: length.value });
  if (!screen.live.value) return catchingUp(screen);
  const halted = screen.table.halt?.value;
  if (halted) return halted;
  if (moment.result) return screen.tell({ key: `end.${moment.result.ending}`, facts: {} });
  const asked = screen.tell(game.ask(moment.state));
  if (moment.next === 'chance') return screen.table.byHand.value ? t('ask.by-hand', { asked }) : asked;
  if (moment.next === moment.viewer) return yours(screen, asked);
  return t('ask.theirs', { name: setup.seats[moment.next as number] });
}

/** Whose moves are being shown. */
function catchingUp({ table: { setup, lines }, shown }: TableScreen): string {
  const by = lines.value[Math.max(0, shown.value - 1)]?.event.by;
  return typeof by === 'number' ? t('ask.watch', { name: setup.seats[by] }) : t('ask.catching-up');
}

/** Alone there is nothing to add; with others on the same screen, the name says whose turn it is. */
function yours({ table: { setup, sitters, viewer } }: TableScreen, asked: string): string {
  if (setup.seats.length === 1) return asked;
  const here = sitters.filter(({ kind }) => kind === 'person').length;
  return here > 1 ? t('ask.named', { name: setup.seats[Number(viewer.value)], asked }) : t('ask.yours', { asked });
}
