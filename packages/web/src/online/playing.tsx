import { useEffect, useMemo } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import type { Opened } from '../games/open-game.ts';
import { lazy } from '../look/lazy.tsx';
import { TableScreen } from '../match/screen.ts';
import { TableView } from '../match/table-view.tsx';
import { Chat } from './chat.tsx';
import { OnlineTable } from './online-table.ts';
import type { Room } from './room.ts';
import { RoomMenu } from './room-menu.tsx';
import { SeatNote } from './seat-note.tsx';
import { State } from './state.tsx';
import { useTurn } from './turn.ts';

const After = lazy(async () => (await import('./after.tsx')).After);

/** A match with others: the same table, and what other people's devices add to it. */
export function Playing({ room, opened }: { room: Room; opened: Opened }) {
  const screen = useMemo(() => new TableScreen(new OnlineTable(opened.game, room), opened.board), [room]);
  useEffect(() => {
    // Whoever has pressed Start at the foot of a long form begins at the sentence.
    scrollTo(0, 0);
    return () => screen.close();
  }, [screen]);
  const { entry } = opened;
  const { phase, seats } = room.status.value;
  useTurn(room, entry.title);
  const people = seats.filter(({ person }) => person).length;
  return (
    <Frame title={entry.title} accent={entry.accent} tools={<RoomMenu room={room} />} fill>
      <TableView
        screen={screen}
        opened={opened}
        note={<State room={room} />}
        end={phase === 'over' && <After room={room} opened={opened} names={screen.table.setup.seats} />}
        seatNote={(seat) => <SeatNote room={room} seat={seat} />}
        beside={people > 1 && <Chat room={room} />}
      />
    </Frame>
  );
}
