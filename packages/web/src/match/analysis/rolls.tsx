import type { ChanceAnalysis } from '@waybill/bots/analysis';
import { t } from '../../words/catalogue.ts';
import { change } from './amount.ts';
import type { AnalysisProps } from './analysis-box.tsx';
import { Entry, Ranked } from './ranked.tsx';

const size = ({ luck }: ChanceAnalysis) => Math.max(...luck.map(Math.abs));

/** Every outcome of chance by how much it changed; for several seats, whom it helped most. */
export function Rolls({ analysis, screen }: AnalysisProps) {
  const { seats } = screen.table.setup;
  const rolls = analysis.chances.filter((roll) => size(roll) > 0).sort((a, b) => size(b) - size(a));
  if (rolls.length === 0) return null;
  return (
    <section>
      <h3>{t('analysis.rolls')}</h3>
      <Ranked>
        {rolls.map((roll) => {
          const lucky = roll.luck.indexOf(Math.max(...roll.luck));
          return (
            <Entry key={roll.index} screen={screen} index={roll.index} amount={change(analysis, roll.luck[lucky])}>
              {seats.length > 1 && <small>{seats[lucky]}</small>}
            </Entry>
          );
        })}
      </Ranked>
    </section>
  );
}
