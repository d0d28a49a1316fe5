import { defineSheetEditor } from '@waybill/web/games/sheet-editor.ts';
import type { Sheet } from '../rules/index.ts';
import { blank } from './sheet/edits.ts';
import { number, place, tell } from './sheet/flaw-words.ts';
import { FleetEditor } from './sheet/fleet-editor.tsx';
import { Picture } from './sheet/picture.tsx';

export const editor = defineSheetEditor<Sheet>({ blank, Editor: FleetEditor, Picture, place, number, tell });
