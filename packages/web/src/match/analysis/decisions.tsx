import type { DecisionAnalysis } from '@waybill/bots/analysis';
import { t, tell } from '../../words/catalogue.ts';
import type { TableScreen } from '../screen.ts';
import { change } from './amount.ts';
import type { AnalysisProps } from './analysis-box.tsx';
import { Entry, Ranked } from './ranked.tsx';

/** What was played, what it cost, how bad that was, and what would have been better. */
export function Decisions({ analysis, screen }: AnalysisProps) {
  const costly = analysis.decisions.filter(({ loss }) => loss > 0).sort((a, b) => b.loss - a.loss);
  return (
    <section>
      <h3>{t('analysis.decisions')}</h3>
      {costly.length === 0 && <p class="note">{t('analysis.perfect')}</p>}
      <Ranked>
        {costly.map((decision) => (
          <Entry key={decision.index} screen={screen} index={decision.index} amount={change(analysis, -decision.loss)}>
            <small>
              {decision.class && <b class="class">{t(`analysis.${decision.class}`)} </b>}
              {t('analysis.better', { better: betterWords(screen, decision) })}
            </small>
          </Entry>
        ))}
      </Ranked>
    </section>
  );
}

function betterWords({ table }: TableScreen, { index, best }: DecisionAnalysis): string {
  const moment = table.moment(index);
  return moment ? tell(table.game, table.game.say(moment.state, best.event), table.setup.seats) : '';
}
