import type { PlayedOn, RolledDecision } from '@waybill/bots/analysis';
import { type Event, setupOf } from '@waybill/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Bots } from '../bots/bot-client.ts';
import type { Ways } from '../bots/protocol.ts';
import { momentOf } from '../games/moment.ts';
import type { Opened } from '../games/open-game.ts';
import { boardOf } from '../games/still-board.ts';
import { WithoutChoices } from '../look/without-choices.tsx';
import '../look/small-board.css';
import { uncertain } from '../match/analysis/amount.ts';
import type { Mistake } from '../match/mistakes/deck.ts';
import { t as app, tell } from '../words/catalogue.ts';
import { waysOf } from './ways.ts';
import { t } from './words.ts';

/** Nothing is chosen here. */
interface WaysProps {
  readonly opened: Opened;
  readonly mistake: Mistake;
  readonly answer: Event;
  readonly onBack: () => void;
}

/** The best move and one's own, both played on with the same dice, step by step beside each other. */
export function TwoWays({ opened, mistake, answer, onBack }: WaysProps) {
  const { match } = mistake;
  const setup = useMemo(() => setupOf(opened.game, match), [mistake]);
  const bots = useMemo(() => new Bots(() => {}), []);
  const [ways, setWays] = useState<Ways | null>(null);
  const [rolled, setRolled] = useState<RolledDecision | null>(null);
  const [dice, setDice] = useState(0);
  const [step, setStep] = useState(0);
  useEffect(() => {
    void waysOf(bots, setup, mistake, answer, `practice ${dice}`).then((found) => found && setWays(found));
  }, [dice]);
  useEffect(() => {
    const index = match.events.length;
    const played = { ...match, events: [...match.events, answer] };
    const question = { game: match.game, setup, match: played, index, options: [mistake.options[0].event], round: 1 };
    if (!mistake.exact) void bots.rollOut(question, () => {}).then(setRolled);
    return () => bots.stop();
  }, []);
  if (!ways) return <p class="nothing">{app('loading')}</p>;
  const last = Math.max(ways.best.length, ways.other.length) - 1;
  const shown = { opened, mistake, step };
  return (
    <section class="two-ways">
      <p class="note">{t('ways.about')}</p>
      <div class="row">
        <button type="button" disabled={step === 0} onClick={() => setStep(step - 1)}>
          {t('ways.back')}
        </button>
        <button type="button" class="main" disabled={step === last} onClick={() => setStep(step + 1)}>
          {t('ways.step')}
        </button>
        <button type="button" onClick={() => (setDice(dice + 1), setStep(0))}>
          {t('ways.dice')}
        </button>
        <button type="button" class="quiet" onClick={onBack}>
          {t('ways.close')}
        </button>
      </div>
      {!mistake.exact && (
        <p class="rolled" aria-live="polite">
          {rolled ? rolledWords(mistake, rolled, mistake.options[0].event) : t('ways.rolling')}
        </p>
      )}
      <div class="ways">
        <Way title={t('ways.best')} way={ways.best} {...shown} />
        <Way title={t('ways.yours')} way={ways.other} {...shown} />
      </div>
    </section>
  );
}

/** By how much the best is ahead, which may be behind where the roll-outs see it otherwise. */
function rolledWords(mistake: Mistake, { options, runs }: RolledDecision, best: Event): string {
  const [first, second] = options;
  const isAhead = JSON.stringify(first.event) === JSON.stringify(best);
  const ahead = isAhead ? second.behind : -second.behind;
  return t('ways.rolled', { runs, behind: uncertain(mistake, ahead, second.behindError) });
}

interface WayProps extends Pick<WaysProps, 'opened' | 'mistake'> {
  readonly title: string;
  readonly way: readonly PlayedOn[];
  readonly step: number;
}

function Way({ title, way, step, opened, mistake }: WayProps) {
  const { game, board } = opened;
  const { match, seat } = mistake;
  const setup = setupOf(game, match);
  const at = Math.min(step, way.length - 1);
  const props = boardOf(game, setup, momentOf(game, setup, way[at].view, seat, match.events.length + at + 1));
  return (
    <section class="way" aria-label={title}>
      <h2 class="caption">{title}</h2>
      <span class="small-board" aria-hidden="true" inert>
        <span class="table-board">
          <WithoutChoices>
            <board.Board {...props} />
          </WithoutChoices>
        </span>
      </span>
      <ol aria-live="polite">
        {way.slice(0, at + 1).map(({ said }, i) => (
          <li key={i}>{tell(game, said, match.seats, seat)}</li>
        ))}
        {step >= way.length && <li class="note">{t('ways.end')}</li>}
      </ol>
    </section>
  );
}
