import { LocationProvider, lazy, Route, Router } from 'preact-iso';
import { Notice } from './look/notice.tsx';
import { Frame } from './pages/frame.tsx';
import { Home } from './pages/home.tsx';
import { t } from './words/catalogue.ts';

const TablePage = lazy(() => import('./pages/table-page.tsx').then((page) => page.TablePage));
const SetUp = lazy(() => import('./pages/set-up.tsx').then((page) => page.SetUp));
const RulesPage = lazy(() => import('./pages/rules-page.tsx').then((page) => page.RulesPage));
const Learn = lazy(() => import('./pages/forward.tsx').then((page) => page.Learn));
const OpenLink = lazy(() => import('./pages/forward.tsx').then((page) => page.OpenLink));
const FriendsPage = lazy(() => import('./online/friends-page.tsx').then((page) => page.FriendsPage));
const OnlinePage = lazy(() => import('./online/table-page.tsx').then((page) => page.OnlinePage));
const LobbyPage = lazy(() => import('./online/lobby-page.tsx').then((page) => page.LobbyPage));
const RecoverPage = lazy(() => import('./online/recover-page.tsx').then((page) => page.RecoverPage));
const SheetsPage = lazy(() => import('./sheets/pages.ts').then((page) => page.SheetsPage));
const SheetPage = lazy(() => import('./sheets/pages.ts').then((page) => page.SheetPage));
const SharedSheet = lazy(() => import('./sheets/pages.ts').then((page) => page.SharedSheet));
const Gallery = import.meta.env.DEV ? lazy(() => import('./gallery/gallery.tsx').then((page) => page.Gallery)) : Lost;

function Lost() {
  return (
    <Frame title={t('missing.title')}>
      <p>{t('missing.page')}</p>
    </Frame>
  );
}

export function App() {
  return (
    <LocationProvider>
      <Router>
        <Route path="/" component={Home} />
        <Route path="/new/:game" component={SetUp} />
        <Route path="/match/:id" component={TablePage} />
        <Route path="/learn/:game" component={Learn} />
        <Route path="/rules/:game" component={RulesPage} />
        <Route path="/friends/:game" component={FriendsPage} />
        <Route path="/table/:id" component={OnlinePage} />
        <Route path="/tables" component={LobbyPage} />
        <Route path="/recover" component={RecoverPage} />
        <Route path="/open" component={OpenLink} />
        <Route path="/sheets" component={SheetsPage} />
        <Route path="/sheets/:id" component={SheetPage} />
        <Route path="/sheet" component={SharedSheet} />
        {import.meta.env.DEV ? [<Route key="gallery" path="/gallery" component={Gallery} />] : []}
        <Route default component={Lost} />
      </Router>
      <Notice />
    </LocationProvider>
  );
}
