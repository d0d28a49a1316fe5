import type { CodedFlaw } from '@waybill/kernel';
import { TILES } from '@waybill/kernel/piecepack';
import { defineSheetEditor, type EditorProps } from '../../games/sheet-editor.ts';
import type { Sheet } from './edits.ts';
import { MapEditor } from './map-editor.tsx';
import { cityIn, ferryIn } from './marks.ts';
import { pack, unpack } from './pack.ts';
import { Picture } from './picture.tsx';
import { t } from './words.ts';

/** Draws maps of cities, for a game that has ferries or has none. */
export function cityMapEditor(ferries: boolean) {
  return defineSheetEditor<Sheet>({
    blank: () => ({ sheet: 'city-map', name: t('blank'), cities: [], ferries: [] }),
    Editor: (props: EditorProps<Sheet>) => <MapEditor {...props} hasFerries={ferries} />,
    Picture,
    place,
    number,
    tell,
    pack,
    unpack,
  });
}

function place(field: string, { cities }: Sheet): string {
  const [city, ferry] = [cityIn(field), ferryIn(field)];
  if (city !== null) return t('place.city', { number: city + 1, name: cities[city]?.name ?? '' });
  return ferry === null ? '' : t('place.ferry', { number: ferry + 1 });
}

function number(field: string, sheet: Sheet): string {
  const at = { place: place(field, sheet) };
  if (field.endsWith('.x')) return t('number.x', at);
  return field.endsWith('.y') ? t('number.y', at) : at.place;
}

function tell(flaw: CodedFlaw, sheet: Sheet): string | null {
  const { field, code, facts = {} } = flaw;
  const about = { ...facts, place: place(field, sheet) };
  switch (code) {
    case 'few':
      return field === 'sheet.cities' ? t('flaw.few', { left: TILES - sheet.cities.length }) : null;
    case 'short': {
      const city = cityIn(field);
      return city === null ? null : t('flaw.nameless', { number: city + 1 });
    }
    case 'overlap':
      return t('flaw.overlap', about);
    case 'unreachable':
      return t('flaw.unreachable', about);
    case 'name-twice':
      return t('flaw.twice', about);
    case 'ferry-twice':
      return t('flaw.ferry-twice', about);
    case 'ferry-touch':
      return t('flaw.ferry-touch', about);
    default:
      return code.startsWith('ferry-') ? t('flaw.ferry', about) : null;
  }
}
