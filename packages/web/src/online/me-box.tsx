import { useState } from 'preact/hooks';
import { person } from '../frame/server.ts';
import { notify } from '../look/notice.ts';
import { t as app } from '../words/catalogue.ts';
import { t } from '../words/online.ts';
import { copyText } from './invite.tsx';
import { forgetMe, recoveryLink, rename } from './me.ts';

const failed = () => notify(t('failed'));

/** Oneself: the name, the link to another device, and what the server keeps. */
export function MeBox() {
  const own = person.value;
  return (
    <section class="box me" aria-labelledby="me">
      <h2 id="me" class="caption">
        {t('me')}
      </h2>
      {own ? (
        <>
          <NameField key={own.name} name={own.name} />
          <Recovery />
          <div class="row">
            <a class="button" href="/api/me/export" download="waybill-me.json">
              {t('me.export')}
            </a>
            <button type="button" onClick={() => void leave().catch(failed)}>
              {t('me.forget')}
            </button>
          </div>
        </>
      ) : (
        <p class="nothing">{t('me.nobody')}</p>
      )}
    </section>
  );
}

async function leave(): Promise<void> {
  const { confirmed } = await import('../look/confirm.tsx');
  if (!(await confirmed(t('me.forget.sure'), t('me.forget'), app('undo.keep')))) return;
  await forgetMe();
  notify(t('me.forgotten'));
}

function NameField({ name: known }: { name: string }) {
  const [name, setName] = useState(known);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() !== '') void rename(name.trim()).catch(failed);
  };
  return (
    <form class="row" onSubmit={submit}>
      <input
        type="text"
        required
        maxLength={24}
        aria-label={t('me.name')}
        value={name}
        onInput={(input) => setName(input.currentTarget.value)}
      />
      <button type="submit" disabled={name.trim() === known}>
        {t('me.rename')}
      </button>
    </form>
  );
}

function Recovery() {
  const [link, setLink] = useState<string | null>(null);
  return (
    <div class="invite">
      <h3>{t('me.link')}</h3>
      <p class="note">{t('me.link.words')}</p>
      {link && <output class="invite-link">{link}</output>}
      <button type="button" onClick={() => (link ? void copyText(link) : void recoveryLink().then(setLink, failed))}>
        {t(link ? 'before.copy' : 'me.link.make')}
      </button>
    </div>
  );
}
