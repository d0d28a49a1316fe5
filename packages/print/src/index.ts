export { INKS, type InkName } from './inks.ts';
export type { Page } from './page.ts';
export { PAPERS, type PaperName } from './paper.ts';
export { type About, toPdf } from './pdf/pdf.ts';
export {
  hasPpn,
  lettersLost,
  type PrintedPart,
  type PrintOptions,
  partsOf,
  ppnOf,
  printRecord,
  printSheet,
} from './print.ts';
export type { Prints } from './prints.ts';
export type { PrintWords } from './say.ts';
export { toSvg } from './svg.ts';
