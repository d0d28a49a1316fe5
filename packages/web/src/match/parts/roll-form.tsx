import type { Event } from '@waybill/kernel';
import { t } from '../../words/catalogue.ts';
import type { TableScreen } from '../screen.ts';
import './roll-form.css';

/** At a real table, asks for what was rolled there. */
export function RollForm({ screen }: { screen: TableScreen }) {
  const { table, board } = screen;
  const moment = screen.moment.value;
  if (!table.byHand.value || !screen.live.value || moment.next !== 'chance') return null;
  const { ChanceForm } = board;
  const roll = async (event: Event) => {
    const refusal = await table.act(event);
    await screen.tellRefusal(refusal);
    return refusal;
  };
  return (
    <section class="box rolling" aria-label={t('rolling')}>
      <h2 class="caption">{t('rolling')}</h2>
      <ChanceForm game={table.game} setup={table.setup} moment={moment} onRoll={roll} />
    </section>
  );
}
