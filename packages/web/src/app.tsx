import { Router, type Routes } from './frame/router.tsx';
import { lazy, lazyPart } from './look/lazy.tsx';
import { note } from './look/notice.ts';
import { Home } from './routes/home/home.tsx';
import { MatchRoute } from './routes/match-route.ts';

const routes: Routes = [
  ['/', Home],
  ['/match/:id', MatchRoute],
];

const OtherPages = lazy(async () => (await import('./other-pages.tsx')).OtherPages);
const NoticeBox = lazyPart(async () => (await import('./look/notice-box.tsx')).NoticeBox);

export function App() {
  return (
    <>
      <Router routes={routes} lost={OtherPages} />
      {note.value && <NoticeBox />}
    </>
  );
}
