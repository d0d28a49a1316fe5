import type { DecisionAnalysis } from '@waybill/bots/analysis';
import { canonical, type Event } from '@waybill/kernel';
import { useState } from 'preact/hooks';
import { t, tell } from '../../words/catalogue.ts';
import type { TableScreen } from '../screen.ts';
import { amount, uncertain } from './amount.ts';
import type { AnalysisProps } from './analysis-box.tsx';
import type { Rolled } from './kept-analyses.ts';
import { UnderWay } from './under-way.tsx';
import type { Busy } from './use-analysis.ts';

/** Playing on from the options of a decision: what is known, and how to ask for it. */
export interface RollOuts {
  readonly busy: Busy | null;
  readonly rolled: readonly Rolled[];
  readonly start: (decision: DecisionAnalysis) => Promise<void>;
  readonly stop: () => void;
}

interface Props extends AnalysisProps {
  readonly decision: DecisionAnalysis;
  readonly rollOuts: RollOuts;
}

type Row = { readonly words: string; readonly isPlayed: boolean; readonly value: string; readonly worse: string };

/** What else could have been done, and what each was worth; more surely when it is played on from them. */
export function Options(props: Props) {
  const { analysis, decision, rollOuts } = props;
  const { index } = decision;
  const rolled = rollOuts.rolled.find((one) => one.index === index);
  const { busy } = rollOuts;
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="options" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('analysis.options')}</summary>
      {isOpen && <List {...props} rolled={rolled} />}
      {rolled && <p class="note">{t('analysis.rolled', { runs: rolled.runs })}</p>}
      {busy?.index === index && <UnderWay words={t('analysis.rolling')} share={busy.share} onStop={rollOuts.stop} />}
      {!busy && !analysis.exact && (
        <button type="button" onClick={() => void rollOuts.start(decision)}>
          {t(rolled ? 'analysis.roll-more' : 'analysis.roll')}
        </button>
      )}
    </details>
  );
}

type ListProps = Props & { readonly rolled: Rolled | undefined };

function List(props: ListProps) {
  return (
    <ul>
      {rowsOf(props).map(({ isPlayed, value, words, worse }) => (
        <li key={words} class={isPlayed ? 'played' : undefined}>
          {words}
          <small>{[value, worse, isPlayed ? t('analysis.played') : ''].filter(Boolean).join(', ')}</small>
        </li>
      ))}
    </ul>
  );
}

function rowsOf({ analysis, decision, rolled, screen: { table } }: ListProps): Row[] {
  const say = (event: Event) => wordsAt(table, decision.index, event);
  if (rolled) {
    return rolled.options.map(({ behind, behindError, error, event, isPlayed, value }) => ({
      words: say(event),
      isPlayed,
      value: uncertain(analysis, value, error),
      worse: behind > 0 ? t('analysis.worse', { amount: uncertain(analysis, behind, behindError) }) : '',
    }));
  }
  const played = canonical(decision.event);
  const down = analysis.unit === 'score' && analysis.best === 'lowest' ? -1 : 1;
  const worse = (value: number, error: number | undefined) => {
    const behind = down * (decision.best.value - value);
    return behind > 0 && error !== undefined ? t('analysis.worse', { amount: uncertain(analysis, behind, error) }) : '';
  };
  const rows = decision.options.map(({ error, event, value }) => ({
    words: say(event),
    isPlayed: canonical(event) === played,
    value: amount(analysis, value),
    worse: worse(value, error),
  }));
  if (rows.some(({ isPlayed }) => isPlayed)) return rows;
  return [...rows, { words: say(decision.event), isPlayed: true, value: amount(analysis, decision.value), worse: '' }];
}

/** What somebody would have done at this moment, in words. */
export function wordsAt(table: TableScreen['table'], index: number, event: Event): string {
  const { game, setup } = table;
  const moment = table.moment(index);
  return moment ? tell(game, game.say(moment.state, event), setup.seats) : '';
}
