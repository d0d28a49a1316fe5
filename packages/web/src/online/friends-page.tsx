import { useEffect, useState } from 'preact/hooks';
import { playableSheet } from '../editor/sheet-store.ts';
import { Frame } from '../frame/frame.tsx';
import { route } from '../frame/router.tsx';
import { lookForServer } from '../frame/server.ts';
import { loadRules } from '../games/load-rules.ts';
import { findEntry } from '../games/registry.ts';
import { t } from '../words/online.ts';
import { beSomebody, makeTable } from './me.ts';
import { NameForm } from './name-form.tsx';
import './online.css';

type Step = 'making' | 'name' | 'no-server' | 'failed';

/** Makes a table of this game and goes to it; a name is asked for only where none is known. */
export function FriendsPage({ game, query }: { game: string; query?: { sheet?: string } }) {
  const [step, setStep] = useState<Step>('making');
  const entry = findEntry(game);
  const make = async () => {
    setStep('making');
    if (!(await lookForServer())) return setStep('no-server');
    if (!(await beSomebody())) return setStep('name');
    const sheet = query?.sheet === undefined ? undefined : await playableSheet(await loadRules(game), query.sheet);
    const id = await makeTable({
      game,
      seats: Math.max(2, entry?.seats.min ?? 2),
      ...(sheet !== undefined && { sheet }),
    });
    route(`/table/${id}`, true);
  };
  const tryMake = () => void make().catch(() => setStep('failed'));
  useEffect(tryMake, [game]);
  return (
    <Frame title={entry?.title ?? ''} {...(entry && { accent: entry.accent })}>
      {step === 'name' ? (
        <NameForm onName={tryMake} />
      ) : (
        <p class="nothing" role="status">
          {t(step)}
        </p>
      )}
    </Frame>
  );
}
