import { type Candidate, changesOf, costOf } from '@waybill/bots/improve';
import { fine } from '../../words/numbers.ts';
import type { Workshop } from '../open-editor.ts';
import { goalValue, shortName } from './goal-words.ts';
import type { Results } from './improve-run.ts';
import { t } from './words.ts';

export interface Doings {
  readonly onPlay: (sheet: unknown, number: number) => void;
  readonly onPrint: (sheet: unknown, number: number) => void;
  readonly onTake: (sheet: unknown) => void;
}

interface Props extends Doings {
  readonly workshop: Workshop;
  readonly results: Results;
  readonly onLook: (number: number | null) => void;
}

/** The sheet as it is, then those that were found: what each does, what is changed, and what can be done with it. */
export function FrontList(props: Props) {
  const { first, better } = props.results;
  return (
    <ol class="improve-front">
      {[first, ...better].map((candidate, number) => (
        <Card key={number} {...props} candidate={candidate} number={number} />
      ))}
    </ol>
  );
}

function Card(props: Props & { readonly candidate: Candidate; readonly number: number }) {
  const { workshop, results, onLook, candidate, number, onPlay, onPrint, onTake } = props;
  const { goals, first } = results;
  const { game } = workshop;
  const { sheet, measured } = candidate;
  const weights = goals.map(({ weight }) => weight);
  const isFirst = number === 0;
  return (
    <li
      class="improve-card"
      data-first={isFirst ? '' : undefined}
      onPointerEnter={() => onLook(number)}
      onPointerLeave={() => onLook(null)}
    >
      <h4>
        {isFirst ? t('first') : t('sheet', { number })}
        <span class="improve-off" title={t('off.words')}>
          {t('off', { off: fine(costOf(measured, weights)) })}
        </span>
      </h4>
      <dl>
        {goals.map((goal, i) => (
          <div key={goal.words}>
            <dt>{shortName(game, goal)}</dt>
            <dd>
              <b>{goalValue(goal, measured[i].value)}</b>
              {!isFirst && <small> {t('was', { value: goalValue(goal, first.measured[i].value) })}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {!isFirst && (
        <>
          <ul class="improve-changes" aria-label={t('changed')}>
            {changesOf(first.sheet, sheet).map(({ field, from, to }) => (
              <li key={field}>
                {workshop.editor.number(field, first.sheet)} {from} → <b>{to}</b>
              </li>
            ))}
          </ul>
          <div class="row">
            <button type="button" class="main" onClick={() => onPlay(sheet, number)}>
              {t('play')}
            </button>
            <button type="button" onClick={() => onPrint(sheet, number)}>
              {t('print')}
            </button>
            <button type="button" onClick={() => onTake(sheet)}>
              {t('take')}
            </button>
          </div>
        </>
      )}
    </li>
  );
}
