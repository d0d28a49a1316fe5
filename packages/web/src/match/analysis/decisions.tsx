import type { DecisionAnalysis } from '@waybill/bots/analysis';
import { t } from '../../words/catalogue.ts';
import { cost } from './amount.ts';
import type { AnalysisProps } from './analysis-box.tsx';
import { Options, type RollOuts, wordsAt } from './options.tsx';
import { Entry, Ranked } from './ranked.tsx';

interface Props extends AnalysisProps {
  readonly rollOuts: RollOuts;
}

/** What was played, what it cost, how bad that was, and what would have been better. */
export function Decisions({ analysis, screen, rollOuts }: Props) {
  const costly = analysis.decisions.filter(({ loss, sure }) => loss > 0 && sure !== 0).sort((a, b) => b.loss - a.loss);
  const better = ({ best, index }: DecisionAnalysis) => wordsAt(screen.table, index, best.event);
  return (
    <section>
      <h3>{t('analysis.decisions')}</h3>
      {costly.length === 0 && <p class="note">{t('analysis.perfect')}</p>}
      <Ranked>
        {costly.map((decision) => (
          <Entry
            key={decision.index}
            screen={screen}
            index={decision.index}
            amount={cost(analysis, decision)}
            more={<Options analysis={analysis} screen={screen} rollOuts={rollOuts} decision={decision} />}
          >
            <small>
              {decision.class && <b class="class">{t(`analysis.${decision.class}`)} </b>}
              {t('analysis.better', { better: better(decision) })}
            </small>
          </Entry>
        ))}
      </Ranked>
    </section>
  );
}
