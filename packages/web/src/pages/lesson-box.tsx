import { useEffect, useState } from 'preact/hooks';
import type { Lesson } from '../boards/contract.ts';
import type { Opened } from '../boards/open.ts';
import type { Desk } from '../table/desk.ts';
import { t } from '../words/catalogue.ts';
import './lesson.css';

/** One hint at a time. */
export function LessonBox({ desk, opened }: { desk: Desk; opened: Opened }) {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  useEffect(() => {
    void opened.board.lesson().then(setLesson);
  }, [opened]);
  return lesson && <Steps desk={desk} lesson={lesson} />;
}

/** The step is counted from what has been played, so a reload goes on where it was. */
function Steps({ desk, lesson }: { desk: Desk; lesson: Lesson }) {
  const { steps } = lesson;
  const played = desk.table.lines.value.filter(({ event }) => event.by === 0).length;
  const [read, setRead] = useState(0);
  const at = stepAt(steps, played, read);
  const step = at < steps.length ? steps[at] : null;
  useEffect(() => {
    desk.step.value = step;
  }, [desk, step]);
  if (desk.moment.value.result) return null;
  return (
    <section class="box lesson" aria-live="polite">
      <h2 class="caption">{step ? t('lesson', { at: at + 1, of: steps.length }) : t('lesson.done')}</h2>
      <p>{step ? lesson.words(step.words) : t('lesson.play-on')}</p>
      <div class="row">
        {step?.read && (
          <button type="button" class="main" onClick={() => setRead(at + 1)}>
            {t('lesson.next')}
          </button>
        )}
        <a class="button quiet" href="/">
          {t('lesson.leave')}
        </a>
      </div>
    </section>
  );
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
