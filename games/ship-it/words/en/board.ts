import { count, type Facts, type Phrase } from '@waybill/kernel';
import { and, payments, points, rankName, tile } from './phrases.ts';

/** `the Ace of suns`; half a domino has no name. */
const space = (facts: Facts): string => tile(facts.space) ?? 'a road';

/** `22 to suns, 6 to arms`. */
const pays = (facts: Facts): string => payments(facts).join(', ') || 'nothing';

export const board = {
  'suit.S': 'Suns',
  'suit.C': 'Crowns',
  'suit.A': 'Arms',
  'suit.M': 'Moons',
  space,
  table: 'Cities and dominoes. Arrow keys move the mark, R turns a domino, plus and minus zoom.',
  'table.empty': 'The tiles are about to be drawn and laid out as cities.',
  round: 'Round {round}',
  points: ({ left, of }) => `${String(left)} of ${points(of)} left`,
  phases: 'Phases of the turn',
  'phase.links': 'Links',
  'phase.building': 'Building',
  'phase.officials': 'Officials',
  'phase.freight': 'Freight',
  'phase.over': '{phase}: over for this turn',
  zoom: 'Zoom',
  'zoom.in': 'Zoom in',
  'zoom.out': 'Zoom out',
  'zoom.fit': 'Show the whole table',
  buy: 'Buy a link',
  'buy.cost': ({ pool }) => `1 point · ${String(pool)} in the pool`,
  'buy.lift': 'The pool is empty. For 1 point you may take up one domino: tap it on the table.',
  'buy.lifted': 'The pool is empty, and a domino was already taken up this turn.',
  'buy.last': 'The pool is empty.',
  'links.help': 'Links are dominoes that join the ticked corners of tiles. You see each before the next.',
  'build.help': 'Tap a square to lay it there, tap again to build.',
  'build.choose': 'Domino {domino} to build',
  turnDomino: 'Turn',
  'official.help': ({ points: n }) => `Tap where your official should go. Figures are costs; you have ${points(n)}.`,
  'official.none': 'Your official can’t move: no road leads on, or no point is left.',
  next: 'On to {phase}',
  done: 'End turn',
  'done.left': ({ points: n }) => (Number(n) > 0 ? `${points(n)} unused` : 'all points used'),
  waiting: 'It is the turn of {suit}, played by {name}.',
  'note.left': ({ points: n }) => `${points(n)} left after it.`,
  'note.link': 'The domino is turned over at once. It has to be built in this turn.',
  'note.lift': 'It has to be built elsewhere in this turn.',
  'note.joins': ({ spaces }) => `Joins ${and((spaces as readonly string[]).map((one) => space({ space: one })))}.`,
  'note.links-over': 'No more links can be bought after this.',
  'note.freight-only': ({ points: n }) => `${points(n)} left after it, for freight only.`,
  'note.stop-hubs': ({ loads }) =>
    Number(loads) > 0 ? `${count(loads, 'load gets', 'loads get')} as far as a hub.` : 'No load gets as far as a hub.',
  'note.ships': (facts) => `The hub ships and pays ${pays(facts)}.`,
  'note.may-ship': (facts) =>
    `${String(facts.percent)} % that the hub ships; with ${rankName(facts.rank)} it pays ${pays(facts)}.`,
  'note.hub': 'It is turned rank up and waits at the hub; it can’t be hauled on.',
  'note.up': 'Its rank is shown to everybody.',
  'note.chip': 'It gives this suit a point more from its next turn on.',
  'note.unused': ({ points: n }) => `${points(n)} will be lost.`,
  score: ({ score }) => points(score),
  'stamp.target': 'Shipped',
  'stamp.hubs': 'Hubs closed',
  'stamp.dry': 'Becalmed',
} as const satisfies Record<string, Phrase>;
