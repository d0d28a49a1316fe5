import { cityMapEditor } from '@waybill/web/editor/city-map/index.tsx';

export const editor = cityMapEditor(true);
