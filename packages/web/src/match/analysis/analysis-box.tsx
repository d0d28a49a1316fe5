import type { Analysis } from '@waybill/bots/analysis';
import { useMemo } from 'preact/hooks';
import { t } from '../../words/catalogue.ts';
import type { TableScreen } from '../screen.ts';
import { Decisions } from './decisions.tsx';
import type { RollOuts } from './options.tsx';
import { Plot } from './plot.tsx';
import { Rolls } from './rolls.tsx';
import { Sums } from './sums.tsx';

export interface AnalysisProps {
  readonly analysis: Analysis;
  readonly screen: TableScreen;
}

interface Props extends AnalysisProps {
  readonly isShared: boolean;
  readonly rollOuts: RollOuts;
}

/** The match in the eyes of a judge: the outlook over time, luck against skill, decisions and rolls by what they did. */
export function AnalysisBox({ analysis, isShared, screen, rollOuts }: Props) {
  const { unit, graph, exact } = analysis;
  const rows = useMemo(
    () => graph.map((row) => row.map((value) => (unit === 'win' ? Math.min(100, Math.max(0, value * 100)) : value))),
    [analysis],
  );
  return (
    <div class="analysis">
      <Plot
        title={t(unit === 'win' ? 'graph.win' : 'graph.outlook')}
        rows={rows}
        seats={screen.table.setup.seats}
        steps={false}
        onPick={(index) => screen.lookAt(index)}
      />
      <p class="note">{t(exact ? 'analysis.exact' : 'analysis.estimates')}</p>
      {isShared && <p class="note">{t('analysis.shared')}</p>}
      <Sums analysis={analysis} screen={screen} />
      <Decisions analysis={analysis} screen={screen} rollOuts={rollOuts} />
      <Rolls analysis={analysis} screen={screen} />
    </div>
  );
}
