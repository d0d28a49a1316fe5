import { canonical, isFlaw, readSetup } from '@waybill/kernel';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { type Opened, openGame } from '../games/open-game.ts';
import { timeAgo } from '../look/time-ago.ts';
import { amount } from '../match/analysis/amount.ts';
import {
  allMistakes,
  answerMistake,
  dueMistakes,
  forgetMistake,
  isGood,
  type Mistake,
} from '../match/mistakes/deck.ts';
import { TableScreen } from '../match/screen.ts';
import { TableView } from '../match/table-view.tsx';
import { t as app } from '../words/catalogue.ts';
import { PracticeTable } from './practice-table.ts';
import { t } from './words.ts';
import '../match/lesson/lesson.css';

/** Null while it is looked for. */
type Shown = { readonly mistake: Mistake; readonly left: number } | 'none' | null;

/** One's own mistakes, each asked again when it is about to be forgotten. */
export function PracticePage() {
  const [shown, setShown] = useState<Shown>(null);
  const next = async () => {
    const [mistake, ...others] = await dueMistakes();
    setShown(mistake ? { mistake, left: others.length + 1 } : 'none');
  };
  useEffect(() => void next(), []);
  if (shown === null || shown === 'none')
    return <Frame title={t('title')}>{shown === null ? <p class="nothing">{app('loading')}</p> : <Nothing />}</Frame>;
  return <Position key={shown.mistake.id} {...shown} onNext={() => void next()} />;
}

function Nothing() {
  const [due, setDue] = useState<Date | null>(null);
  useEffect(() => {
    void allMistakes().then((all) => setDue(all.map(({ card }) => card.due).sort((a, b) => +a - +b)[0] ?? null));
  }, []);
  return (
    <section class="box">
      <p>
        {t('none')} {due ? t('none.next', { when: timeAgo(due.getTime()) }) : t('none.first')}
      </p>
      <a class="button" href="/matches">
        {t('none.matches')}
      </a>
    </section>
  );
}

interface Seated {
  readonly opened: Opened;
  readonly table: PracticeTable;
  readonly screen: TableScreen;
}

interface PositionProps {
  readonly mistake: Mistake;
  readonly left: number;
  readonly onNext: () => void;
}

function Position({ mistake, left, onNext }: PositionProps) {
  const [seated, setSeated] = useState<Seated | null>(null);
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
  const { opened, screen } = seated;
  return (
    <Frame title={`${t('title')}: ${opened.entry.title}`} accent={opened.entry.accent} fill>
      <TableView
        screen={screen}
        opened={opened}
        note={<Question seated={seated} mistake={mistake} left={left} onNext={onNext} />}
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
}

function Question({ seated: { table, screen }, mistake, left, onNext }: QuestionProps) {
  const answer = table.answer.value;
  const [again, setAgain] = useState<Date | null>(null);
  const found = answer !== null && isGood(mistake, answer);
  const best = mistake.options[0].event;
  useEffect(() => {
    if (!answer) return;
    void answerMistake(mistake, found).then(({ card }) => setAgain(card.due));
    if (!found) screen.pin(best);
  }, [answer]);
  const drop = () => void forgetMistake(mistake.id).then(onNext);
  return (
    <section class="lesson practice" aria-live="polite">
      <header>
        <h2 class="caption">{t('left', { left })}</h2>
        <a href="/">{t('leave')}</a>
      </header>
      {answer === null ? (
        <p>{t('ask')}</p>
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
          <button type="button" onClick={() => screen.pin(best)}>
            {t('show')}
          </button>
        )}
        <button type="button" class="quiet" onClick={drop}>
          {t('drop')}
        </button>
      </div>
    </section>
  );
}

interface VerdictProps {
  readonly screen: TableScreen;
  readonly mistake: Mistake;
  readonly answer: Mistake['played'];
  readonly again: Date | null;
}

function Verdict({ screen, mistake, answer, again }: VerdictProps) {
  const [{ event: best }] = mistake.options;
  const bare = (event: Mistake['played']) => screen.say(event).replace(/\.$/, '');
  const isBest = canonical(answer) === canonical(best);
  const words = isBest ? t('right') : isGood(mistake, answer) ? t('right.also') : t('wrong', { best: bare(best) });
  const loss = amount(mistake, mistake.loss);
  return (
    <>
      <p>
        <b>{words}</b> {t('before', { played: bare(mistake.played), loss })}
      </p>
      {again && <p class="note">{t('again', { when: timeAgo(again.getTime()) })}</p>}
    </>
  );
}
