import { cityMapEditor } from '../../sheets/city-map/index.tsx';

export const editor = cityMapEditor(true);
