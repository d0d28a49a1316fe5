import type { Phrase } from '@waybill/kernel';

export const en = {
  title: 'Find an opponent',
  words: 'You are paired with somebody who wants the same match, the nearest in rating first. Keep this page open.',
  game: 'Game',
  go: 'Look for an opponent',
  seeking: 'Looking for somebody to play {game} with…',
  'seeking.gap': 'At first only near your rating, then further away the longer it takes.',
  stop: 'Stop looking',
  lost: 'The connection is lost. Trying again…',
  failed: 'No table could be made. Finish or leave some of your tables first.',
  list: 'Looking for a match',
  'list.none': 'Nobody else is looking right now.',
  play: 'Play {name}',
  somebody: 'somebody',
  'clock.none': 'no clock',
  watch: 'On now',
  'watch.none': 'No listed match is on right now.',
  'watch.best': 'Watch the best match',
  'watch.title': 'The best match on now',
} satisfies Record<string, Phrase>;
