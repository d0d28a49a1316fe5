import { Dealer, type Event, type Match, Play } from '@waybill/kernel';
import type { Sample } from '@waybill/web/games/board.ts';
import { game as shipIt } from '../rules/index.ts';
import { lesson, script } from './lesson.ts';

const SEATS = ['Ann', 'Bob'];

/** Each phase of a turn with a shipment; how matches end comes from the recorded ones. */
export async function samples(): Promise<readonly Sample[]> {
  const match = played();
  const before = (event: Event) => match.events.indexOf(event);
  const [link, build, official, stop, first, second, chip, done] = script.map(
    (event) => match.events[find(match, event)],
  );
  return [
    { title: 'the cities are to be laid', match, at: 0 },
    { title: 'the first turn', match, at: before(link) },
    { title: 'a link bought', match, at: before(build) },
    { title: 'a build looked at', match, at: before(build), preview: build },
    { title: 'an official looked at', match, at: before(official), preview: official },
    { title: 'a pip-stop looked at', match, at: before(stop), preview: stop },
    { title: 'a haul looked at', match, at: before(first), preview: first },
    { title: 'a haul that may ship', match, at: before(second), preview: second },
    { title: 'a chip to choose', match, at: before(chip) },
    { title: 'the coins are to be laid again', match, at: before(chip) + 1 },
    { title: 'after the shipment', match, at: before(done) },
  ];
}

const find = ({ events }: Match, wanted: Event): number =>
  events.findIndex((event) => JSON.stringify(event) === JSON.stringify(wanted));

function played(): Match {
  const options = lesson.options ?? {};
  const play = new Play(shipIt, { seats: SEATS, options, sheet: null });
  const dealer = new Dealer(lesson.seed, [], 1);
  play.deal(dealer);
  for (const event of script) {
    play.accept(event);
    play.deal(dealer);
  }
  return { waybill: 1, game: shipIt.id, options, seats: SEATS, events: play.events };
}
