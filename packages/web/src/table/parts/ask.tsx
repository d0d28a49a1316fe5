import { explain } from '@waybill/rules/kernel';
import { gameWords, t, tell } from '../../words/catalogue.ts';
import type { Desk } from '../desk.ts';
import { WorkBar } from './work.tsx';

/** The one sentence that says what is asked now. */
export function Ask({ desk }: { desk: Desk }) {
  return (
    <div class="ask" aria-live="polite">
      <p class="ask-sentence">{sentenceNow(desk)}</p>
      <WorkBar work={desk.table.work} />
      <Refused desk={desk} />
    </div>
  );
}

function sentenceNow(desk: Desk): string {
  const { game, setup, length, curtain } = desk.table;
  const moment = desk.moment.value;
  if (desk.sought.value !== null) return t('ask.past', { at: desk.sought.value, of: length.value });
  if (curtain.value !== null) return t('ask.curtain');
  if (!desk.live.value) return t('ask.catching-up');
  const halted = desk.table.halt?.value;
  if (halted) return halted;
  if (moment.result) return tell(game, { key: `end.${moment.result.ending}`, facts: {} }, setup.seats);
  const asked = tell(game, game.ask(moment.state), setup.seats);
  if (moment.next === 'chance') return desk.table.byHand.value ? t('ask.by-hand', { asked }) : asked;
  if (moment.next === moment.viewer) return yours(desk, asked);
  return t('ask.theirs', { name: setup.seats[moment.next as number] });
}

/** Alone there is nothing to add; with others on the same screen, the name says whose turn it is. */
function yours({ table: { setup, sitters, viewer } }: Desk, asked: string): string {
  if (setup.seats.length === 1) return asked;
  const here = sitters.filter(({ kind }) => kind === 'person').length;
  return here > 1 ? t('ask.named', { name: setup.seats[Number(viewer.value)], asked }) : t('ask.yours', { asked });
}

/** Why not, with the way to the clause. */
function Refused({ desk }: { desk: Desk }) {
  const refusal = desk.refusal.value;
  if (!refusal) return null;
  const { game, setup } = desk.table;
  const foreign = desk.table.explain?.(refusal);
  if (foreign) {
    return (
      <p class="refused" role="alert">
        {foreign}
      </p>
    );
  }
  return (
    <p class="refused" role="alert">
      <span>{explain(game, refusal, setup.seats, gameWords(game))}</span>{' '}
      <button type="button" class="clause" onClick={() => (desk.rules.value = refusal.clause)}>
        {t('refused.clause', { clause: refusal.clause })}
      </button>
    </p>
  );
}
