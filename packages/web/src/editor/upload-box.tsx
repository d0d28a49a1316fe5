import { useState } from 'preact/hooks';
import { route } from '../frame/router.tsx';
import { notify } from '../look/notice.ts';
import type { Taken } from './read-sheet-file.ts';
import { t } from './words.ts';

/** A sheet that two games can play on: somebody has to say for which it is meant. */
export function WhichGame({ choices, onChoice }: { choices: readonly Taken[]; onChoice: (taken: Taken) => void }) {
  return (
    <div class="box sheets-which" role="alertdialog" aria-label={t('bring.which')}>
      <p>{t('bring.which')}</p>
      <div class="row">
        {choices.map((taken) => (
          <button type="button" key={taken.workshop.entry.id} onClick={() => onChoice(taken)}>
            {taken.workshop.entry.title}
          </button>
        ))}
      </div>
    </div>
  );
}

/** For a link that came where it can't be tapped. */
export function BringLink() {
  const [link, setLink] = useState('');
  const open = (submit: SubmitEvent) => {
    submit.preventDefault();
    const hash = /\/sheet#(\S+)$/.exec(link.trim())?.[1];
    if (hash === undefined) notify(t('bring.no-link'));
    else route(`/sheet#${hash}`);
  };
  return (
    <form class="row" onSubmit={open}>
      <input
        type="text"
        class="sheets-link"
        aria-label={t('bring.link')}
        placeholder={t('bring.link')}
        value={link}
        onInput={(input) => setLink(input.currentTarget.value)}
      />
      <button type="submit">{t('bring.open')}</button>
    </form>
  );
}
