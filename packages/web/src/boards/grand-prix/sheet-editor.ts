import type { Sheet } from '@waybill/rules/grand-prix';
import { defineSheetEditor } from '../../sheets/contract.ts';
import { blank } from './sheet/edits.ts';
import { Picture } from './sheet/picture.tsx';
import { SeasonEditor } from './sheet/season-editor.tsx';
import { place, tell } from './sheet/telling.ts';

export const editor = defineSheetEditor<Sheet>({ blank, Editor: SeasonEditor, Picture, place, tell });
