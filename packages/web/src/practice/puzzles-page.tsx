import { GRADES, type PuzzleGrade } from '@waybill/bots/puzzles';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { findEntry } from '../games/registry.ts';
import { allMistakes, type Mistake } from '../match/mistakes/deck.ts';
import { stored } from '../storage/settings.ts';
import { t as app } from '../words/catalogue.ts';
import { Position } from './position.tsx';
import { isDropped, type KnownPuzzle, positionOf, puzzlesOf } from './puzzles.ts';
import { t } from './words.ts';

const wanted = stored<PuzzleGrade>('puzzle-grade', 'easy');

/** Puzzles of a game that have not been tried here, one after another; what was tried comes back by itself. */
export function PuzzlesPage({ game }: { game: string }) {
  const [fresh, setFresh] = useState<readonly KnownPuzzle[] | null>(null);
  const look = async () => {
    const tried = new Set((await allMistakes()).map(({ id }) => id));
    const all = await puzzlesOf(game).catch(() => []);
    setFresh(all.filter(({ id }) => !tried.has(id) && !isDropped(id)));
  };
  useEffect(() => void look(), [game]);
  const entry = findEntry(game);
  if (!fresh || !entry)
    return (
      <Frame title={t('puzzles')}>
        <p class="nothing">{entry ? app('loading') : t('puzzles.none')}</p>
      </Frame>
    );
  const left = fresh.filter(({ grade }) => grade === wanted.value);
  const grades = <Grades fresh={fresh} />;
  if (left.length === 0)
    return (
      <Frame title={`${t('puzzles')}: ${entry.title}`}>
        <section class="box">
          <p>{t('puzzles.done')}</p>
          {grades}
          <a class="button" href="/practice">
            {t('title')}
          </a>
        </section>
      </Frame>
    );
  const position: Mistake = positionOf(left[0], new Date());
  return (
    <Position key={position.id} mistake={position} left={left.length} grades={grades} onNext={() => void look()} />
  );
}

/** How hard the next ones are. */
function Grades({ fresh }: { fresh: readonly KnownPuzzle[] }) {
  return (
    <label class="puzzle-grades">
      {t('grade')}{' '}
      <select
        value={wanted.value}
        onChange={({ currentTarget }) => (wanted.value = currentTarget.value as PuzzleGrade)}
      >
        {GRADES.map((grade) => (
          <option key={grade} value={grade}>
            {t(`grade.${grade}`, { count: fresh.filter((one) => one.grade === grade).length })}
          </option>
        ))}
      </select>
    </label>
  );
}
