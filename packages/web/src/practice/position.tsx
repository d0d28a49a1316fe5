import { type Event, isFlaw, readSetup } from '@waybill/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Bots } from '../bots/bot-client.ts';
import type { Reason } from '../bots/protocol.ts';
import { Frame } from '../frame/frame.tsx';
import { type Opened, openGame } from '../games/open-game.ts';
import { timeAgo } from '../look/time-ago.ts';
import { amount } from '../match/analysis/amount.ts';
import { answerMistake, forgetMistake, hasSeveral, isGood, isSolved, type Mistake } from '../match/mistakes/deck.ts';
import { reasonWords } from '../match/parts/hint-box.tsx';
import { TableScreen } from '../match/screen.ts';
import { TableView } from '../match/table-view.tsx';
import { t as app } from '../words/catalogue.ts';
import { PracticeTable } from './practice-table.ts';
import { dropPuzzle } from './puzzles.ts';
import { TwoWays } from './two-ways.tsx';
import { costOf, waysOf } from './ways.ts';
import { t } from './words.ts';
import '../match/lesson/lesson.css';
import './practice.css';

interface Seated {
  readonly opened: Opened;
  readonly table: PracticeTable;
  readonly screen: TableScreen;
}

interface PositionProps {
  readonly mistake: Mistake;
  readonly left: number;
  /** Where there is a choice of how hard they are. */
  readonly grades?: ComponentChildren;
  readonly onNext: () => void;
}

/** A position that is asked, and what came of the answer. */
export function Position({ mistake, left, grades, onNext }: PositionProps) {
  const [seated, setSeated] = useState<Seated | null>(null);
  const [isPlayedOn, setPlayedOn] = useState(false);
  useEffect(() => {
    let screen: TableScreen | undefined;
    void sit(mistake).then((found) => {
      screen = found?.screen;
      if (found) setSeated(found);
      else void forgetMistake(mistake.id).then(onNext);
    });
    return () => screen?.close();
  }, []);
  if (!seated)
    return (
      <Frame title={t('title')}>
        <p class="nothing">{app('loading')}</p>
      </Frame>
    );
  const { opened, screen, table } = seated;
  const answer = table.answer.value;
  if (isPlayedOn && answer)
    return (
      <Frame title={`${t('title')}: ${opened.entry.title}`} accent={opened.entry.accent}>
        <TwoWays opened={opened} mistake={mistake} answer={answer} onBack={() => setPlayedOn(false)} />
      </Frame>
    );
  return (
    <Frame title={`${t('title')}: ${opened.entry.title}`} accent={opened.entry.accent} fill>
      <TableView
        screen={screen}
        opened={opened}
        note={
          <Question
            seated={seated}
            mistake={mistake}
            left={left}
            grades={grades}
            onNext={onNext}
            onPlayOn={() => setPlayedOn(true)}
          />
        }
      />
    </Frame>
  );
}

/** Null where this version can't open the match any more. */
async function sit(mistake: Mistake): Promise<Seated | null> {
  const opened = await openGame(mistake.match.game);
  const setup = opened && readSetup(opened.game, mistake.match);
  if (!setup || isFlaw(setup)) return null;
  const table = new PracticeTable(opened.game, setup, mistake);
  return { opened, table, screen: new TableScreen(table, opened.board) };
}

interface QuestionProps extends PositionProps {
  readonly seated: Seated;
  readonly onPlayOn: () => void;
}

function Question({ seated: { table, screen }, mistake, left, grades, onNext, onPlayOn }: QuestionProps) {
  const answer = table.answer.value;
  const [again, setAgain] = useState<Date | null>(null);
  const found = answer !== null && isGood(mistake, answer);
  const best = mistake.options[0].event;
  const isDifferent = answer !== null && !isSolved(mistake, answer);
  const [shown, setShown] = useState(0);
  const show = () => {
    screen.pin(hasSeveral(mistake) ? mistake.good[shown % mistake.good.length] : best);
    setShown(shown + 1);
  };
  useEffect(() => {
    // Looked at once more, after it was played on from, it is not answered again.
    if (!answer || table.isInDeck) return;
    table.isInDeck = true;
    void answerMistake(mistake, found).then(({ card }) => setAgain(card.due));
    if (!found) screen.pin(best);
  }, [answer]);
  const drop = () => {
    if (mistake.found) dropPuzzle(mistake.id);
    void forgetMistake(mistake.id).then(onNext);
  };
  return (
    <section class="lesson practice" data-read={answer === null ? undefined : ''} aria-live="polite">
      <header>
        {answer === null && grades ? grades : <h2 class="caption">{t(grades ? 'left.puzzles' : 'left', { left })}</h2>}
        <a href="/">{t('leave')}</a>
      </header>
      {answer === null ? (
        <p>{asked(mistake)}</p>
      ) : (
        <Verdict screen={screen} mistake={mistake} answer={answer} again={again} />
      )}
      <div class="row">
        {answer !== null && (
          <button type="button" class="main" onClick={onNext}>
            {t('next')}
          </button>
        )}
        {answer !== null && (
          <button type="button" onClick={show}>
            {t(hasSeveral(mistake) ? 'show.several' : 'show')}
          </button>
        )}
        {isDifferent && (
          <button type="button" onClick={onPlayOn}>
            {t('play-on')}
          </button>
        )}
        <button type="button" class="quiet" onClick={drop}>
          {t('drop')}
        </button>
      </div>
    </section>
  );
}

/** In a puzzle nobody went wrong yet. */
function asked(mistake: Mistake): string {
  const { found, good, played } = mistake;
  if (played !== null || !found) return t('ask');
  const { tries } = found;
  if (!hasSeveral(mistake)) return `${t('ask.puzzle')} ${t('found', { found: found.found, tries })}`;
  return `${t('ask.several', { right: good.length })} ${t('found.several', { found: found.found, tries })}`;
}

interface VerdictProps {
  readonly screen: TableScreen;
  readonly mistake: Mistake;
  readonly answer: Event;
  readonly again: Date | null;
}

/** Playing on shows which move of a puzzle is better; by how much depends on who plays on, and is told only where it is exact. */
function Verdict({ screen, mistake, answer, again }: VerdictProps) {
  const bare = (event: Event) => screen.say(event).replace(/\.$/, '');
  const isBest = isSolved(mistake, answer);
  const loss = amount(mistake, mistake.loss);
  const cost = costOf(mistake, answer);
  return (
    <div class="verdict">
      <p>
        <b>{verdictOn(mistake, answer, bare)}</b>{' '}
        {mistake.played
          ? t('before', { played: bare(mistake.played), loss })
          : !isBest && mistake.exact && cost !== null && cost > 0 && t('costs', { loss: amount(mistake, cost) })}
      </p>
      {!isBest && <Why screen={screen} mistake={mistake} answer={answer} />}
      {again && <p class="note">{t('again', { when: timeAgo(again.getTime()) })}</p>}
    </div>
  );
}

function verdictOn(mistake: Mistake, answer: Event, bare: (event: Event) => string): string {
  const { good, options } = mistake;
  const right = isGood(mistake, answer);
  if (hasSeveral(mistake))
    return right
      ? t('right.several', { right: good.length })
      : t('wrong.several', { right: good.map(bare).join('; ') });
  if (isSolved(mistake, answer)) return t('right');
  return right ? t('right.also') : t('wrong', { best: bare(options[0].event) });
}

/** Why the best is better than what was answered, as a bot says it from its values. */
function Why({ screen, mistake, answer }: Omit<VerdictProps, 'again'>) {
  const [reason, setReason] = useState<Reason | null>(null);
  useEffect(() => {
    const bots = new Bots(() => {});
    void waysOf(bots, screen.table.setup, mistake, answer, 'why').then((ways) => setReason(ways?.reason ?? null));
    return () => bots.stop();
  }, [answer]);
  return reason && <p>{reasonWords(screen, reason)}</p>;
}
