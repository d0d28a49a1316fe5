import { render } from 'preact';
import './confirm.css';

/** Asks before something that is not done lightly; Escape says no. */
export function confirmed(words: string, yes: string, no: string): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'confirm';
  render(
    <form method="dialog">
      <p>{words}</p>
      <div class="row">
        <button type="submit" value="yes" class="main">
          {yes}
        </button>
        <button type="submit" value="no">
          {no}
        </button>
      </div>
    </form>,
    dialog,
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}
