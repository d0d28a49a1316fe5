import type { Analysis } from '@waybill/bots/analysis';
import { useMemo } from 'preact/hooks';
import type { Desk } from '../../table/desk.ts';
import { show } from '../../table/show.ts';
import { t } from '../../words/catalogue.ts';
import { Decisions } from './decisions.tsx';
import { Plot } from './plot.tsx';
import { Rolls } from './rolls.tsx';
import { Sums } from './sums.tsx';

export interface AnalysisProps {
  readonly analysis: Analysis;
  readonly desk: Desk;
}

/** The match in the eyes of a judge: the outlook over time, luck against skill, decisions and rolls by what they did. */
export function AnalysisBox({ analysis, desk }: AnalysisProps) {
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
        seats={desk.table.setup.seats}
        steps={false}
        onPick={(index) => show(desk, index)}
      />
      <p class="note">{t(exact ? 'analysis.exact' : 'analysis.estimates')}</p>
      <Sums analysis={analysis} desk={desk} />
      <Decisions analysis={analysis} desk={desk} />
      <Rolls analysis={analysis} desk={desk} />
    </div>
  );
}
