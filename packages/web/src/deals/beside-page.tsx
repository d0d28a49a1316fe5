import { replay, setupOf } from '@waybill/kernel';
import type { DealResult } from '@waybill/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { type Opened, openGame } from '../games/open-game.ts';
import { stillBoard } from '../games/still-board.ts';
import { bringMatch } from '../online/match-file.ts';
import { t as app, tell } from '../words/catalogue.ts';
import { partedAfter, type Side, sideOf } from './parting.ts';
import { bringDeal } from './requests.ts';
import { t } from './words.ts';
import '../match/table.css';
import './deals.css';

interface Found {
  readonly opened: Opened;
  readonly sides: readonly [yours: Side, theirs: Side];
  readonly names: readonly [string, string];
}

async function sideFor({ game }: Opened, { table, seat }: DealResult): Promise<Side | null> {
  const match = await bringMatch(table);
  return match && sideOf(game, match, seat);
}

async function find(id: string, table: string): Promise<Found | null> {
  const deal = await bringDeal(id);
  const opened = await openGame(deal.game);
  const own = deal.results?.find(({ you }) => you);
  const other = deal.results?.find((one) => one.table === table && (!own || one.seat === own.seat));
  if (!opened || !own || !other) return null;
  const [yours, theirs] = await Promise.all([sideFor(opened, own), sideFor(opened, other)]);
  const names = [t('beside.yours', { name: own.name ?? t('you') }), other.name ?? t('somebody')] as const;
  return yours && theirs && { opened, sides: [yours, theirs], names };
}

/** Two matches of one deal, decision by decision, from where they parted. */
export function BesidePage({ id, table }: { id: string; table: string }) {
  const [found, setFound] = useState<Found | null | 'missing'>(null);
  useEffect(() => {
    find(id, table).then(
      (one) => setFound(one ?? 'missing'),
      () => setFound('missing'),
    );
  }, [id, table]);
  if (found === null || found === 'missing')
    return (
      <Frame title="">
        <p class="nothing" role="status">
          {found ? t('missing') : app('loading')}
        </p>
      </Frame>
    );
  return (
    <Frame title={found.opened.entry.title} accent={found.opened.entry.accent} wide>
      <Beside {...found} />
      <p>
        <a href={`/deal/${id}`}>{t('back')}</a>
      </p>
    </Frame>
  );
}

function Beside({ opened, sides, names }: Found) {
  const parted = useMemo(() => partedAfter(...sides), [sides]);
  const last = Math.max(...sides.map(({ stops }) => stops.length - 1));
  const [at, setAt] = useState(Math.min(parted ?? 0, last));
  const [front, setFront] = useState(0);
  return (
    <section class="beside" aria-labelledby="beside">
      <h2 id="beside" class="caption">
        {t('beside.title')}
      </h2>
      <p>{parted === null ? t('beside.same') : t('beside.parted', { at: parted })}</p>
      <div class="beside-steps">
        <button
          type="button"
          class="icon"
          disabled={at === 0}
          aria-label={t('beside.back')}
          onClick={() => setAt(at - 1)}
        >
          ‹
        </button>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('beside.slider')}
          aria-valuetext={stepWords(at, last)}
          onInput={(input) => setAt(Number(input.currentTarget.value))}
        />
        <button
          type="button"
          class="icon"
          disabled={at === last}
          aria-label={t('beside.on')}
          onClick={() => setAt(at + 1)}
        >
          ›
        </button>
        <span class="count">{stepWords(at, last)}</span>
        {parted !== null && (
          <button type="button" class="quiet" disabled={at === parted} onClick={() => setAt(parted)}>
            {t('beside.part')}
          </button>
        )}
      </div>
      <div class="beside-switch row" role="group" aria-label={t('beside.which')}>
        {names.map((name, i) => (
          <button key={i} type="button" aria-pressed={front === i} onClick={() => setFront(i)}>
            {name}
          </button>
        ))}
      </div>
      <div class="beside-boards" data-front={front}>
        {sides.map((side, i) => (
          <OneSide key={i} opened={opened} side={side} name={names[i]} at={at} />
        ))}
      </div>
    </section>
  );
}

const stepWords = (at: number, last: number) => (at === last ? t('beside.end') : t('beside.step', { at: at + 1 }));

interface SideProps {
  readonly opened: Opened;
  readonly side: Side;
  readonly name: string;
  readonly at: number;
}

function OneSide({ opened: { game, board }, side: { match, seat, stops }, name, at }: SideProps) {
  const stop = stops[Math.min(at, stops.length - 1)];
  const play = useMemo(() => replay(game, setupOf(game, match), match, stop).play, [match, stop]);
  const next = match.events[stop];
  const { Board } = board;
  return (
    <figure>
      <figcaption>
        <b>{name}</b>
        <span>{board.score(game.score(play.state)[seat])}</span>
      </figcaption>
      <p role="status">
        {next ? t('beside.next', { words: tell(game, game.say(play.state, next), match.seats) }) : t('beside.end')}
      </p>
      {/* It shows the board and can't be played on. */}
      <div class="table-board" inert>
        <Board {...stillBoard(play)} />
      </div>
    </figure>
  );
}
