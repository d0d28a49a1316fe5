import { Notice } from './look/notice.tsx';
import { page, Router, type Routes } from './look/router.tsx';
import { Home } from './pages/home.tsx';
import { Lost } from './pages/lost.tsx';
import { PlayPage } from './pages/play-page.tsx';
import { TableRoute } from './pages/table-route.ts';

const inDevelopment: Routes = import.meta.env.DEV
  ? [
      ['/gallery', page(() => import('./gallery/gallery.tsx').then(({ Gallery }) => Gallery))],
      ['/gallery/cards', page(() => import('./gallery/cards.tsx').then(({ Cards }) => Cards))],
    ]
  : [];

const routes: Routes = [
  ['/', Home],
  ['/new/:game', page(() => import('./pages/set-up.tsx').then(({ SetUp }) => SetUp))],
  ['/play/:game', PlayPage],
  ['/match/:id', TableRoute],
  ['/learn/:game', page(() => import('./pages/forward.tsx').then(({ Learn }) => Learn))],
  ['/rules/:game', page(() => import('./pages/rules-page.tsx').then(({ RulesPage }) => RulesPage))],
  ['/friends/:game', page(() => import('./online/friends-page.tsx').then(({ FriendsPage }) => FriendsPage))],
  ['/table/:id', page(() => import('./online/table-page.tsx').then(({ OnlinePage }) => OnlinePage))],
  ['/tables', page(() => import('./online/lobby-page.tsx').then(({ LobbyPage }) => LobbyPage))],
  ['/recover', page(() => import('./online/recover-page.tsx').then(({ RecoverPage }) => RecoverPage))],
  ['/sheets', page(() => import('./sheets/pages.ts').then(({ SheetsPage }) => SheetsPage))],
  ['/sheets/:id', page(() => import('./sheets/pages.ts').then(({ SheetPage }) => SheetPage))],
  ['/sheet', page(() => import('./sheets/pages.ts').then(({ SharedSheet }) => SharedSheet))],
  ['/open', page(() => import('./pages/forward.tsx').then(({ OpenLink }) => OpenLink))],
  ...inDevelopment,
];

export function App() {
  return (
    <>
      <Router routes={routes} lost={Lost} />
      <Notice />
    </>
  );
}
