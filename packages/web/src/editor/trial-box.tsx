import { useEffect, useRef } from 'preact/hooks';
import type { Workshop } from './open-editor.ts';
import type { TrialRun } from './trial.ts';
import { TrialFindings } from './trial-findings.tsx';
import { t } from './words.ts';
import './trial.css';

interface Props {
  readonly workshop: Workshop;
  readonly run: TrialRun;
  readonly sheet: unknown;
  readonly isPlayable: boolean;
}

/** How does it play? Asked here, answered by bots. */
export function TrialBox({ workshop, run, sheet, isPlayable }: Props) {
  const report = run.report.value;
  const isOn = run.isOn.value;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOn) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isOn]);
  return (
    <section class="box trial" aria-labelledby="trial" ref={box}>
      <h2 id="trial">{t('trial')}</h2>
      {!report && !isOn && <p class="note">{t('trial.words')}</p>}
      {run.trouble.value !== null && (
        <p class="refused" role="alert">
          {t('trial.failed', { words: run.trouble.value })}
        </p>
      )}
      {isOn ? (
        <UnderWay run={run} />
      ) : (
        <div class="row">
          <button type="button" disabled={!isPlayable} onClick={() => run.start(workshop.game, sheet)}>
            {t(report ? 'trial.again' : 'trial.start')}
          </button>
        </div>
      )}
      {report && run.sheet.value !== sheet && <p class="refused">{t('trial.stale')}</p>}
      {report && <TrialFindings workshop={workshop} report={report} />}
    </section>
  );
}

function UnderWay({ run }: { run: TrialRun }) {
  const progress = run.progress.value;
  if (!progress) return null;
  const { stage, done, all } = progress;
  const words = stage === 'exact' ? t('trial.exactly') : t('trial.under-way', { done, matches: all });
  return (
    <div class="trial-work">
      <progress value={done} max={all} aria-label={words} />
      <span role="status">{words}</span>
      <button type="button" onClick={() => run.stop()}>
        {t('trial.stop')}
      </button>
    </div>
  );
}
