import { defineSheetEditor } from '@waybill/web/games/sheet-editor.ts';
import type { Sheet } from '../rules/index.ts';
import { blank } from './sheet/edits.ts';
import { number, place, tell } from './sheet/flaw-words.ts';
import { Picture } from './sheet/picture.tsx';
import { SeasonEditor } from './sheet/season-editor.tsx';

export const editor = defineSheetEditor<Sheet>({ blank, Editor: SeasonEditor, Picture, place, number, tell });
