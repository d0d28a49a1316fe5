import type { Phrase } from '@waybill/kernel';
import { pieceWords } from '../piece-words.ts';

const en = {
  suns: 'Suns',
  moons: 'Moons',
  crowns: 'Crowns',
  arms: 'Arms',
  hearts: 'Hearts',
  diamonds: 'Diamonds',
  clubs: 'Clubs',
  spades: 'Spades',
  'tiles.next': 'Tap the tile that lies on {city} ({at} of {of}).',
  'tiles.done': 'Every city has its tile.',
  'tiles.tile': '{rank} of {suit}',
  'tiles.back': 'Take the last back',
  'tiles.shuffle': 'Shuffle for me',
  'tiles.enter': 'The tiles lie like this',
  'contracts.die': 'Die of {suit}',
  'contracts.face': 'Die of {suit}: {rank}',
  'contracts.to': 'to {city}',
  'contracts.coin': 'Coin for the die of {die}: {suit}, {left} left',
  'contracts.drawn': 'coin drawn',
  'contracts.roll': 'Roll and draw for me',
  'contracts.enter': 'That was rolled and drawn',
  'flip.ask': ({ count: many, suit }) =>
    Number(many) === 1
      ? `Which rank does the coin of ${suit} show?`
      : `Which ranks do the ${many} coins of ${suit} show?`,
  'flip.rank': 'Rank {rank}',
  'flip.turn': 'Turn over for me',
  'flip.enter': ({ count: many }) => (Number(many) === 1 ? 'That is what it shows' : 'That is what they show'),
} as const satisfies Record<string, Phrase>;

const de: Readonly<Record<keyof typeof en, Phrase>> = {
  suns: 'Sonnen',
  moons: 'Monde',
  crowns: 'Kronen',
  arms: 'Wappen',
  hearts: 'Herz',
  diamonds: 'Karo',
  clubs: 'Kreuz',
  spades: 'Pik',
  'tiles.next': 'Tippe das Plättchen an, das auf {city} liegt ({at} von {of}).',
  'tiles.done': 'Jede Stadt hat ihr Plättchen.',
  'tiles.tile': '{suit} {rank}',
  'tiles.back': 'Das letzte zurück',
  'tiles.shuffle': 'Für mich mischen',
  'tiles.enter': 'So liegen die Plättchen',
  'contracts.die': 'Würfel {suit}',
  'contracts.face': 'Würfel {suit}: {rank}',
  'contracts.to': 'nach {city}',
  'contracts.coin': 'Münze zum Würfel {die}: {suit}, noch {left}',
  'contracts.drawn': 'gezogene Münze',
  'contracts.roll': 'Für mich würfeln und ziehen',
  'contracts.enter': 'Das wurde gewürfelt und gezogen',
  'flip.ask': ({ count: many, suit }) =>
    Number(many) === 1
      ? `Welchen Wert zeigt die Münze (${suit})?`
      : `Welche Werte zeigen die ${many} Münzen (${suit})?`,
  'flip.rank': 'Wert {rank}',
  'flip.turn': 'Für mich umdrehen',
  'flip.enter': ({ count: many }) => (Number(many) === 1 ? 'Das zeigt sie' : 'Das zeigen sie'),
};

export const t = pieceWords({ en, de });
