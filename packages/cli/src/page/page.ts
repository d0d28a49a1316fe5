import { escape } from './escape.ts';

/** Told apart by most eyes, on white and on black. */
export const COLOURS = ['#1f6feb', '#c2410c', '#15803d', '#7e22ce', '#a16207', '#0e7490'];

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid #8884; text-align: right; vertical-align: top; }
th:first-child, td:first-child, td.words, th.words { text-align: left; }
svg { width: 100%; min-width: 34rem; height: auto; }
.scroll { overflow-x: auto; }
.grid { stroke: #8884; } .tick { font-size: 11px; fill: currentColor; opacity: .7; }
small { opacity: .75; }
`;

/** A page that needs nothing else: no network, no script. */
export function pageOf(title: string, style: string, body: string): string {
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>${STYLE}${style}</style></head>\n<body>\n${body}\n</body></html>\n`;
}

export function tableOf([head, ...rows]: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="scroll"><table>${row(head, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table></div>`;
}
