import { Stamp } from '@waybill/web/look/pieces/stamp.tsx';
import { useEffect } from 'preact/hooks';
import type { Sheet } from '../rules/index.ts';
import { keepCircuit, keepSeason } from './bests.ts';
import type { Props } from './board.tsx';
import type { LastOfAll } from './last-drive.ts';
import { SeasonTable } from './season.tsx';
import { t } from './words.ts';
import './circuit-end.css';

interface CircuitEndProps extends Props {
  readonly last: LastOfAll;
  readonly onClose: () => void;
}

/** A circuit is over: how, what it scores, and where the season stands. */
export function CircuitEnd({ last, onClose, ...props }: CircuitEndProps) {
  const { view, viewer, result } = props.moment;
  const sheet = props.setup.sheet as Sheet;
  const circuit = sheet.circuits[last.circuit];
  const place = view.places[last.circuit];
  useEffect(() => {
    if (viewer !== 0) return;
    keepCircuit(circuit, place);
    if (view.over) keepSeason(sheet, view.score);
  }, [view]);
  // The table tells how the season ended.
  if (result) return null;
  return (
    <section class="gp-end sheet" data-ends={last.ends} aria-live="polite" onClick={(click) => click.stopPropagation()}>
      <Stamp words={last.ends === 'time' ? t('place', { place }) : t(`end.${last.ends}`)} />
      <p>{t(`end.${last.ends}.why`, { circuit: circuit.name, place, damage: last.damage, left: last.left })}</p>
      <SeasonTable {...props} />
      <button type="button" class="main" onClick={onClose}>
        {t('end.next', { circuit: sheet.circuits[view.circuit].name })}
      </button>
    </section>
  );
}
