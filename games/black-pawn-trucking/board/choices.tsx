import { contractPrice } from '../rules/index.ts';
import type { Props } from './board.tsx';
import { pounds, t } from './words.ts';

/** What can be decided beside where to drive: a loan before it, new contracts after it. */
export function Choices(props: Props) {
  return props.moment.view.step === 'contract' ? <Offer {...props} /> : <Bank {...props} />;
}

function Offer({ moment: { view, state }, target }: Props) {
  return (
    <section class="bpt-panel bpt-offer">
      <h3 class="caption">{t('choices.contract')}</h3>
      <p class="note">{t('contract.why', { onMap: state.onMap, cup: view.cup })}</p>
      <div class="bpt-choices">
        <button type="button" {...target({ by: 0, type: 'contract' })}>
          <b>{t('contract')}</b>
          <small>{pounds(contractPrice(state))}</small>
        </button>
        <button type="button" {...target({ by: 0, type: 'wait' })}>
          <b>{t('wait')}</b>
          <small>{t('wait.price')}</small>
        </button>
      </div>
    </section>
  );
}

function Bank({ moment: { view, state }, target }: Props) {
  if (view.step === 'over' || view.truck === null) return null;
  return (
    <section class="bpt-panel">
      <h3 class="caption">{t('choices')}</h3>
      <div class="bpt-choices">
        <button type="button" {...target({ by: 0, type: 'loan' })}>
          <b>{t('loan')}</b>
          <small>{t('loan.price')}</small>
        </button>
        <button type="button" {...target({ by: 0, type: 'contract' })}>
          <b>{t('contract')}</b>
          <small>{pounds(contractPrice(state))}</small>
        </button>
      </div>
    </section>
  );
}
