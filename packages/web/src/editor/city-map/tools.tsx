import { TILES } from '@waybill/kernel/piecepack';
import { isFull, type Sheet } from './edits.ts';
import { t } from './words.ts';

const TOOLS = ['move', 'place', 'ferry'] as const;
export type Tool = (typeof TOOLS)[number];

interface Props {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  readonly sheet: Sheet;
  readonly hasFerries: boolean;
  /** The city where a ferry begins. */
  readonly from: number | null;
}

export function Tools({ tool, onTool, sheet, hasFerries, from }: Props) {
  return (
    <div class="me-tools">
      <fieldset class="se-switch">
        <legend class="unseen">{t('tools')}</legend>
        {TOOLS.filter((name) => hasFerries || name !== 'ferry').map((name) => (
          <label key={name}>
            <input type="radio" name="tool" checked={tool === name} onChange={() => onTool(name)} />
            <span>{t(`tool.${name}`)}</span>
          </label>
        ))}
      </fieldset>
      <p class="note">{helpWords(tool, sheet, from)}</p>
    </div>
  );
}

function helpWords(tool: Tool, sheet: Sheet, from: number | null): string {
  if (tool === 'move') return t('help.move');
  if (tool === 'ferry')
    return from === null ? t('help.ferry') : t('help.ferry.second', { name: sheet.cities[from].name });
  return isFull(sheet) ? t('help.full') : t('help.place', { left: TILES - sheet.cities.length });
}
