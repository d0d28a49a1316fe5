import { fetched } from '../look/later.tsx';

/** The page of a table. Whoever leads there may bring it first. */
export const TableRoute = fetched(() => import('./table-page.tsx').then(({ TablePage }) => TablePage));
