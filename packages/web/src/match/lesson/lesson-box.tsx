import { useEffect, useState } from 'preact/hooks';
import type { Lesson } from '../../games/board.ts';
import type { Opened } from '../../games/open-game.ts';
import { t } from '../../words/catalogue.ts';
import { refusedWords } from '../parts/preview.tsx';
import type { TableScreen } from '../screen.ts';
import './lesson.css';

/** One hint at a time. */
export function LessonBox({ screen, opened }: { screen: TableScreen; opened: Opened }) {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  useEffect(() => {
    void opened.board.lesson().then(setLesson);
  }, [opened]);
  return lesson && <Steps screen={screen} lesson={lesson} />;
}

/** The step is counted from what has been played, so a reload goes on where it was. */
function Steps({ screen, lesson }: { screen: TableScreen; lesson: Lesson }) {
  const { steps } = lesson;
  const played = screen.table.lines.value.filter(({ event }) => event.by === 0).length;
  const [read, setRead] = useState(0);
  const at = stepAt(steps, played, read);
  const step = at < steps.length ? steps[at] : null;
  useEffect(() => {
    screen.step.value = step;
    screen.clearRefusal();
    return outline(step?.mark);
  }, [screen, step]);
  return (
    <section
      class="lesson"
      data-read={step?.read && !step.mark ? '' : undefined}
      data-done={step ? undefined : ''}
      aria-live="polite"
    >
      <header>
        <h2 class="caption">{step ? t('lesson', { at: at + 1, of: steps.length }) : t('lesson.done')}</h2>
        <a href="/">{t('lesson.leave')}</a>
      </header>
      <p>{step ? lesson.words(step.words) : t(screen.moment.value.result ? 'lesson.over' : 'lesson.play-on')}</p>
      {step && refusedWords(screen)}
      <div class="row">
        {step?.read && (
          <button type="button" class="main" onClick={() => setRead(at + 1)}>
            {t('lesson.next')}
          </button>
        )}
        {!step && (
          <a class="button main" href={`/play/${screen.table.game.id}`}>
            {t('lesson.real')}
          </a>
        )}
      </div>
    </section>
  );
}

/** Outlines what a selector names, for as long as it stays; the page's own rules forbid styles in its text. */
function outline(mark: string | undefined): (() => void) | undefined {
  if (!mark) return undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.table :is(${mark}) { outline: 3px dashed var(--accent); outline-offset: 0; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/** Steps to be played are passed by playing, steps to be read by reading, each in its place. */
function stepAt(steps: Lesson['steps'], played: number, read: number): number {
  let left = played;
  for (let at = 0; at < steps.length; at++) {
    if (steps[at].read) {
      if (at >= read && left === 0) return at;
    } else if (left === 0) return at;
    else left--;
  }
  return steps.length;
}
