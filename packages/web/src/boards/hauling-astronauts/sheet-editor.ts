import type { Sheet } from '@waybill/rules/hauling-astronauts';
import { defineSheetEditor } from '../../sheets/contract.ts';
import { blank } from './sheet/edits.ts';
import { FleetEditor } from './sheet/fleet-editor.tsx';
import { Picture } from './sheet/picture.tsx';
import { place, tell } from './sheet/telling.ts';

export const editor = defineSheetEditor<Sheet>({ blank, Editor: FleetEditor, Picture, place, tell });
