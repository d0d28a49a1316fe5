import type { Event } from '@waybill/rules/kernel';
import { t } from '../../words/catalogue.ts';
import type { Desk } from '../desk.ts';
import './rolling.css';

/** At a real table, asks for what was rolled there. */
export function Rolling({ desk }: { desk: Desk }) {
  const { table, board } = desk;
  const moment = desk.moment.value;
  if (!table.byHand.value || !desk.live.value || moment.next !== 'chance') return null;
  const { ChanceForm } = board;
  const roll = async (event: Event) => {
    const refusal = await table.act(event);
    desk.refusal.value = refusal;
    return refusal;
  };
  return (
    <section class="box rolling" aria-label={t('rolling')}>
      <h2 class="caption">{t('rolling')}</h2>
      <ChanceForm game={table.game} setup={table.setup} moment={moment} onRoll={roll} />
    </section>
  );
}
