import { useMemo } from 'preact/hooks';
import type { Opened } from '../../games/open-game.ts';
import { t } from '../../words/catalogue.ts';
import type { LocalTable } from '../local-table.ts';
import type { TableScreen } from '../screen.ts';
import { AnalysisBox } from './analysis-box.tsx';
import { Plot } from './plot.tsx';
import { UnderWay } from './under-way.tsx';
import { useAnalysis } from './use-analysis.ts';
import './analysis.css';

interface Props {
  readonly opened: Opened;
  readonly table: LocalTable;
  readonly screen: TableScreen;
}

/** How the match went: the scores, and when asked for what each decision cost and what was luck. */
export function Statistics({ opened, table, screen }: Props) {
  const { busy, found, rollOut, start, stop } = useAnalysis(table);
  const rows = useMemo(() => scoresOver(opened, table), [table, table.length.value]);
  const closer = found?.level === 'hard' && !found.analysis.exact;
  return (
    <>
      {busy?.index === null && <UnderWay words={t('analysis.under-way')} share={busy.share} onStop={stop} />}
      {!busy && !found && (
        <button type="button" class="main" onClick={() => void start('hard')}>
          {t('analysis.start')}
        </button>
      )}
      {found && (
        <AnalysisBox
          analysis={found.analysis}
          isShared={found.shared === true}
          screen={screen}
          rollOuts={{ busy, rolled: found.rolled ?? [], start: rollOut, stop }}
        />
      )}
      {!busy && closer && (
        <button type="button" onClick={() => void start('expert')}>
          {t('analysis.closer')}
        </button>
      )}
      <Plot
        title={t('graph.score')}
        rows={rows}
        seats={table.setup.seats}
        steps
        onPick={(index) => screen.lookAt(index)}
      />
    </>
  );
}

function scoresOver({ game }: Opened, table: LocalTable): number[][] {
  const moments = Array.from({ length: table.length.value + 1 }, (_, index) => table.moment(index));
  const scores = moments.map((moment) => (moment ? game.score(moment.state) : []));
  return table.setup.seats.map((_, seat) => scores.map((row) => row[seat]));
}
