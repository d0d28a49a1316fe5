import { useEffect, useState } from 'preact/hooks';
import type { EditorProps } from '../../games/sheet-editor.ts';
import { Canvas } from './canvas.tsx';
import { CityList } from './city-list.tsx';
import { CityPanel } from './city-panel.tsx';
import { addCity, freePlace, isFull, type Sheet } from './edits.ts';
import { cityIn, ferryIn, marksOf } from './marks.ts';
import { type Tool, Tools } from './tools.tsx';
import { t } from './words.ts';
import './map-editor.css';

/** Where the first city goes when nobody has pointed anywhere. */
const MIDDLE = { x: 9, y: 9 };

export interface MapEditorProps extends EditorProps<Sheet> {
  readonly hasFerries: boolean;
}

export function MapEditor({ sheet, flaws, onChange, shown, hasFerries }: MapEditorProps) {
  const [tool, setTool] = useState<Tool>(sheet.cities.length === 0 ? 'place' : 'move');
  const [chosen, setChosen] = useState<number | null>(null);
  const city = chosen !== null && chosen < sheet.cities.length ? chosen : null;
  const marks = marksOf(flaws);
  useEffect(() => {
    if (!shown) return;
    const ferry = ferryIn(shown.field);
    const wanted = ferry === null ? cityIn(shown.field) : sheet.ferries[ferry][0] - 1;
    if (wanted !== null) setChosen(wanted);
  }, [shown]);
  const add = () => {
    const near = city === null ? (sheet.cities.at(-1) ?? MIDDLE) : sheet.cities[city];
    onChange(addCity(sheet, freePlace(sheet, near), (number) => t('city', { number })));
    setChosen(sheet.cities.length);
  };
  const choose = (next: number | null) => setChosen(next);
  return (
    <div class="se-work me">
      <div class="se-board">
        <Tools
          tool={tool}
          onTool={(next) => {
            setTool(next);
            setChosen(null);
          }}
          sheet={sheet}
          hasFerries={hasFerries}
          from={tool === 'ferry' ? city : null}
        />
        <Canvas sheet={sheet} marks={marks} tool={tool} city={city} onCity={choose} onChange={onChange} />
      </div>
      <div class="se-side">
        {city !== null && (
          <CityPanel
            sheet={sheet}
            city={city}
            marks={marks}
            hasFerries={hasFerries}
            onCity={choose}
            onChange={onChange}
          />
        )}
        <CityList sheet={sheet} marks={marks} city={city} onCity={choose} onAdd={isFull(sheet) ? null : add} />
      </div>
    </div>
  );
}
