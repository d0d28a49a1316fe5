export { SheetsPage } from './list-page.tsx';
export { SharedSheet } from './shared-page.tsx';
export { SheetPage } from './sheet-page.tsx';
