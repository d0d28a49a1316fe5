import type { EventOf, Game } from '@waybill/kernel';
import { SUITS } from '@waybill/kernel/piecepack';
import type { Moment, Preview } from '@waybill/web/games/board.ts';
import { contractPrice, type Events, LOAN, quote, type State, type TruckingView } from '../rules/index.ts';
import { pounds, t } from './words.ts';

export function preview(
  { state, view }: Moment<State, TruckingView, Events>,
  event: Events,
  game: Game<State>,
): Preview {
  switch (event.type) {
    case 'drive':
      return previewDrive(state, event, game);
    case 'contract':
      return previewContract(state);
    case 'loan':
      return notes(t('note.loan', { cash: state.cash + LOAN, price: contractPrice(state) + 1 }));
    case 'start':
      return notes(t('note.start', { goods: view.goods[event.city]?.length ?? 0 }));
    default:
      return notes(t('note.wait'));
  }
}

const notes = (...words: string[]): Preview => ({ parts: [], total: null, notes: words });

function previewContract(s: State): Preview {
  const price = contractPrice(s);
  const interest = { label: t('part.interest'), amount: pounds(s.loans) };
  return {
    parts: [{ label: t('part.contracts'), amount: pounds(price - s.loans) }, ...(s.loans > 0 ? [interest] : [])],
    total: pounds(price),
    notes: [t('note.contract', { cash: s.cash - price })],
  };
}

function previewDrive(s: State, event: EventOf<Events, 'drive'>, game: Game<State>): Preview {
  const { way, fuel, goods, ferries, breach, total } = quote(s, event.to - 1);
  const parts = [
    { label: t('part.fuel', { cities: way.length }), pays: fuel },
    { label: t('part.goods', { goods }), pays: goods },
    { label: t('part.ferry'), pays: ferries },
    { label: t('part.breach', { cities: breach }), pays: breach },
  ].filter(({ pays }) => pays > 0);
  return {
    parts: parts.map(({ label, pays }) => ({ label, amount: pounds(pays) })),
    total: parts.length > 1 ? pounds(total) : null,
    notes: [driveNotes(s, event, game).join(' ')],
  };
}

function driveNotes(s: State, event: EventOf<Events, 'drive'>, game: Game<State>): string[] {
  const { way, goods, total, deliveries } = quote(s, event.to - 1);
  const earned = deliveries.reduce((sum, { pays }) => sum + pays, 0);
  const cash = s.cash - total + earned;
  const passed = way.slice(0, -1).filter((city) => s.held & (1 << city));
  const { forced, ending } = game.say(s, event).facts;
  const found = [t(earned === 0 && goods > 0 ? 'note.nothing' : 'note.after', { cash })];
  if (passed.length > 0)
    found.push(t('note.breach', { cities: passed.map((city) => s.sheet.cities[city].name).join(', ') }));
  if (deliveries.some(({ good }) => good < SUITS)) found.push(t('note.flip'));
  if (Number(forced) > 0) found.push(t('note.forced', { forced }));
  if (ending === 'foreclosed') found.push(t('note.foreclosed'));
  if (ending === 'win' || ending === 'partial') found.push(t('note.last'));
  return found;
}
