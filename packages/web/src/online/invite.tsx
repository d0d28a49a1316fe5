import { notify } from '../look/notice.ts';
import { t } from '../words/online.ts';

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(t('before.copied'));
  } catch {
    prompt(t('before.copy-this'), text);
  }
}

interface Props {
  readonly path: string;
  readonly title: string;
  /** Whom it is for; unless given, whoever shall sit down. */
  readonly words?: string;
}

/** The link of a table, to be copied or handed to another app. */
export function Invite({ path, title, words }: Props) {
  const link = location.origin + path;
  return (
    <div class="invite">
      <p>{words ?? t('before.link')}</p>
      <output class="invite-link">{link}</output>
      <div class="row">
        <button type="button" onClick={() => void copyText(link)}>
          {t('before.copy')}
        </button>
        {'share' in navigator && (
          <button type="button" onClick={() => void navigator.share({ title, url: link }).catch(() => {})}>
            {t('before.share')}
          </button>
        )}
      </div>
    </div>
  );
}
