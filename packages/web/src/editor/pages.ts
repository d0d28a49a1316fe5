export { SheetsPage } from '../editor/list-page.tsx';
export { SharedSheet } from '../editor/shared-page.tsx';
export { SheetPage } from '../editor/sheet-page.tsx';
