import type { Options } from '@waybill/kernel';
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Example } from '../games/board.ts';
import { type Opened, openGame } from '../games/open-game.ts';
import type { Entry } from '../games/registry.ts';
import { t } from '../words/catalogue.ts';
import { optionWords } from '../words/options.ts';
import { WorkedExample } from './worked-example.tsx';

interface Loaded {
  readonly opened: Opened;
  readonly examples: readonly Example[];
}

/** What stands below a clause once the game is loaded: the reading this match uses, and worked examples. */
export function useBeside(entry: Entry, options?: Options): (clause: string) => ComponentChildren {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    void load(entry.id).then(setLoaded);
  }, [entry.id]);
  return useCallback((clause) => loaded && <Beside {...{ ...loaded, clause, options }} />, [loaded, options]);
}

interface BesideProps extends Loaded {
  readonly clause: string;
  readonly options: Options | undefined;
}

function Beside({ opened, examples, clause, options }: BesideProps) {
  return (
    <>
      {options && <InUse opened={opened} clause={clause} options={options} />}
      {examples
        .filter((example) => example.clause === clause)
        .map((example) => (
          <WorkedExample key={example.title} opened={opened} example={example} />
        ))}
    </>
  );
}

async function load(id: string): Promise<Loaded | null> {
  const opened = await openGame(id);
  return opened && { opened, examples: (await opened.board.examples?.()) ?? [] };
}

function InUse({ opened: { game }, clause, options }: { opened: Opened; clause: string; options: Options }) {
  const readings = game.options.filter((option) => option.reading && option.clause === clause);
  return (
    <>
      {readings.map((option) => (
        <p key={option.key} class="note">
          {t('rules.in-use', { words: optionWords(game, option, options[option.key] ?? option.default) })}
        </p>
      ))}
    </>
  );
}
