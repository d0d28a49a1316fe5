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

/** Whose moves are being shown: the one of the others who moved last, or else moves next. */
function catchingUp({ table: { setup, lines, viewer }, shown }: TableScreen): string {
  const others = lines.value.map(({ event: { by } }) => (by === viewer.value || by === 'chance' ? null : by));
  const own = lines.value.slice(0, shown.value).findLastIndex(({ event: { by } }) => by === viewer.value);
  const by =
    others.slice(own + 1, shown.value).findLast((seat) => seat !== null) ??
    others.slice(shown.value).find((seat) => seat !== null);
  return typeof by === 'number' ? t('ask.watch', { name: setup.seats[by] }) : t('ask.catching-up');
}

/** Alone there is nothing to add; with others on the same screen, the name says whose turn it is. */
function yours({ table: { setup, sitters, viewer } }: TableScreen, asked: string): string {
  if (setup.seats.length === 1) return asked;
  const here = sitters.filter(({ kind }) => kind === 'person').length;
  return here > 1 ? t('ask.named', { name: setup.seats[Number(viewer.value)], asked }) : t('ask.yours', { asked });
}
