import type { Event } from '@waybill/kernel';
import { bitCount, COINS, cupCount, GOODS, goodCount, RANKS, SUITS, TILES } from '@waybill/kernel/piecepack';
import { LOAN, MOST_LOANS } from './bank.ts';
import type { State } from './state.ts';

/** A complaint when coins or money were made or lost, or the counts disagree with what they count; or null. */
export function audit(before: State | null, event: Event | null, after: State): string | null {
  return (
    coins(after) ?? ranks(after) ?? counts(after) ?? money(after) ?? (before && event && books(before, event, after))
  );
}

function coins(s: State): string | null {
  const all = cupCount(s.trade) + s.onMap + s.load + s.delivered;
  return all === COINS ? null : `${all} coins`;
}

/** Of each suit, every coin is hidden (in the cup or raw) or its rank has been seen. */
function ranks(s: State): string | null {
  for (let suit = 0; suit < SUITS; suit++) {
    let hidden = s.trade.cup[suit] + s.cargo[suit];
    for (let city = 0; city < TILES; city++) hidden += s.trade.goods[city * GOODS + suit];
    const seen = bitCount(s.trade.seen[suit]);
    if (hidden + seen !== RANKS.length) return `suit ${suit}: ${hidden} hidden, ${seen} seen`;
  }
  return null;
}

function counts(s: State): string | null {
  if (s.load !== goodCount(s.cargo)) return `load ${s.load}`;
  let onMap = 0;
  for (let city = 0; city < TILES; city++) {
    const here = goodCount(s.trade.goods, city * GOODS);
    if (here > 0 !== Boolean(s.held & (1 << city))) return `held is wrong about city ${city + 1}`;
    onMap += here;
  }
  return s.onMap === onMap ? null : `onMap ${s.onMap}, ${onMap} lie there`;
}

function money(s: State): string | null {
  if (s.cash < 0) return `cash ${s.cash}`;
  return s.loans >= 0 && s.loans <= MOST_LOANS ? null : `${s.loans} loans`;
}

/** What each event may do to cash, loans and turn. */
function books(before: State, event: Event, after: State): string | null {
  const lent = after.loans - before.loans;
  const gained = after.cash - before.cash;
  if (after.turn < before.turn || after.turn > before.turn + 1) return `turn ${before.turn} to ${after.turn}`;
  if (after.delivered < before.delivered) return 'a delivered product came back';
  switch (event.type) {
    case 'loan':
      return lent === 1 && gained === LOAN ? null : `a loan of ${lent} for £${gained}`;
    case 'contract':
      return lent === 0 && gained === -4 - before.loans ? null : `a contract for £${-gained}`;
    case 'drive':
      return lent === 0 || after.step === 'contracts' ? null : `${lent} loans without a compulsory contract`;
    default:
      return lent === 0 && gained === 0 ? null : `£${gained} and ${lent} loans by ${event.type}`;
  }
}
