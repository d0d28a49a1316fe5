import { page, Router, type Routes } from './frame/router.tsx';
import { NotFound } from './routes/not-found.tsx';

const inDevelopment: Routes = import.meta.env.DEV
  ? [
      ['/gallery', page(() => import('./gallery/gallery.tsx').then(({ Gallery }) => Gallery))],
      ['/gallery/cards', page(() => import('./gallery/cards.tsx').then(({ Cards }) => Cards))],
    ]
  : [];

const routes: Routes = [
  ['/new/:game', page(() => import('./routes/set-up-page.tsx').then(({ SetUp }) => SetUp))],
  ['/play/:game', page(() => import('./routes/play-page.tsx').then(({ PlayPage }) => PlayPage))],
  ['/learn/:game', page(() => import('./routes/redirect-pages.tsx').then(({ Learn }) => Learn))],
  ['/rules/:game', page(() => import('./routes/rules-page.tsx').then(({ RulesPage }) => RulesPage))],
  ['/friends/:game', page(() => import('./online/friends-page.tsx').then(({ FriendsPage }) => FriendsPage))],
  ['/table/:id', page(() => import('./online/table-page.tsx').then(({ OnlinePage }) => OnlinePage))],
  ['/deal/:id', page(() => import('./deals/deal-page.tsx').then(({ DealPage }) => DealPage))],
  ['/deal/:id/beside/:table', page(() => import('./deals/beside-page.tsx').then(({ BesidePage }) => BesidePage))],
  ['/duplicate/:game', page(() => import('./deals/duplicate-page.tsx').then(({ DuplicatePage }) => DuplicatePage))],
  ['/tables', page(() => import('./online/lobby-page.tsx').then(({ LobbyPage }) => LobbyPage))],
  ['/opponents', page(() => import('./opponents/opponents-page.tsx').then(({ OpponentsPage }) => OpponentsPage))],
  ['/watch', page(() => import('./opponents/watch-page.tsx').then(({ WatchPage }) => WatchPage))],
  ['/people/:handle', page(() => import('./profile/profile-page.tsx').then(({ ProfilePage }) => ProfilePage))],
  ['/ratings/:game', page(() => import('./profile/ladder-page.tsx').then(({ LadderPage }) => LadderPage))],
  ['/recover', page(() => import('./online/recover-page.tsx').then(({ RecoverPage }) => RecoverPage))],
  ['/matches', page(() => import('./history/history-page.tsx').then(({ HistoryPage }) => HistoryPage))],
  ['/practice', page(() => import('./practice/practice-page.tsx').then(({ PracticePage }) => PracticePage))],
  ['/practice/:game', page(() => import('./practice/puzzles-page.tsx').then(({ PuzzlesPage }) => PuzzlesPage))],
  ['/sheets', page(() => import('./editor/pages.ts').then(({ SheetsPage }) => SheetsPage))],
  ['/sheets/:id', page(() => import('./editor/pages.ts').then(({ SheetPage }) => SheetPage))],
  ['/sheet', page(() => import('./editor/pages.ts').then(({ SharedSheet }) => SharedSheet))],
  ['/open', page(() => import('./routes/redirect-pages.tsx').then(({ OpenLink }) => OpenLink))],
  ...inDevelopment,
];

/** Every page that is not on the way from home to a table. */
export function OtherPages() {
  return <Router routes={routes} lost={NotFound} />;
}
