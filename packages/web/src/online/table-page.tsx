import { isActionAnswer } from '@waybill/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { lookForServer } from '../frame/server.ts';
import { type Opened, openGame } from '../games/open-game.ts';
import { t as app } from '../words/catalogue.ts';
import { t } from '../words/online.ts';
import { Before } from './before.tsx';
import { call } from './http.ts';
import { Playing } from './playing.tsx';
import { Room } from './room.ts';
import './online.css';

interface Found {
  readonly room: Room;
  readonly opened: Opened;
}

type Missing = 'no-server' | 'no-table' | 'failed' | { readonly unplayed: string };

async function find(id: string): Promise<Found | Missing> {
  if (!(await lookForServer())) return 'no-server';
  const room = await Room.open(id);
  const opened = room && (await openGame(room.plan.peek().game));
  if (!opened) room?.close();
  return opened ? { room, opened } : whyNot(id);
}

/** A match of a deal is shown to who has played that deal. */
async function whyNot(id: string): Promise<Missing> {
  const { status, body } = await call('GET', `/api/tables/${id}?after=-1`);
  const deal = status === 403 && isActionAnswer(body) ? body.error?.facts.deal : undefined;
  return deal === undefined ? 'no-table' : { unplayed: String(deal) };
}

/** The page behind a table's link: seats before the match, the board once it has begun. */
export function OnlinePage({ id }: { id: string }) {
  const [found, setFound] = useState<Found | Missing | null>(null);
  useEffect(() => {
    let leave: (() => void) | null = null;
    let gone = false;
    const take = (one: Found | Missing) => {
      const close = () => typeof one === 'object' && 'room' in one && one.room.close();
      if (gone) return close();
      leave = close;
      setFound(one);
    };
    find(id).then(take, () => take('failed'));
    return () => {
      gone = true;
      leave?.();
      setFound(null);
    };
  }, [id]);
  if (typeof found === 'string') return <Plain>{t(found)}</Plain>;
  if (found && 'unplayed' in found)
    return (
      <Plain>
        {t('unplayed')} <a href={`/deal/${found.unplayed}`}>{t('unplayed.go')}</a>
      </Plain>
    );
  // Right after the way from one table to the next, what was found is still the one before.
  if (found?.room.id !== id) return <Plain>{app('loading')}</Plain>;
  return <Seated key={id} {...found} />;
}

function Seated({ room, opened }: Found) {
  const started = room.status.value.phase !== 'open';
  return started ? <Playing room={room} opened={opened} /> : <Before room={room} opened={opened} />;
}

function Plain({ children }: { children: ComponentChildren }) {
  return (
    <Frame title="">
      <p class="nothing" role="status">
        {children}
      </p>
    </Frame>
  );
}
