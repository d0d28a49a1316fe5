import type { EditorProps } from '@waybill/web/games/sheet-editor.ts';
import type { Sheet } from '../../rules/index.ts';
import { DockCard } from './dock-card.tsx';
import { ShipCard } from './ship-card.tsx';
import { t } from './words.ts';
import './sheet.css';

export function FleetEditor({ sheet, flaws, onChange }: EditorProps<Sheet>) {
  return (
    <div class="hs">
      <section aria-labelledby="hs-ships">
        <h2 id="hs-ships">{t('ships')}</h2>
        <p class="note">{t('ships.words')}</p>
        <div class="hs-cards">
          {sheet.transports.map((_, i) => (
            <ShipCard key={i} sheet={sheet} at={i} flaws={flaws} onChange={onChange} />
          ))}
        </div>
      </section>
      <section aria-labelledby="hs-docks">
        <h2 id="hs-docks">{t('docks')}</h2>
        <p class="note">{t('docks.words')}</p>
        <div class="hs-cards">
          {sheet.docks.map((_, i) => (
            <DockCard key={i} sheet={sheet} at={i} flaws={flaws} onChange={onChange} />
          ))}
        </div>
      </section>
    </div>
  );
}
