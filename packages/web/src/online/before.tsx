import { usualOptions } from '@waybill/kernel';
import type { Action, Plan } from '@waybill/protocol';
import { useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import type { Opened } from '../games/open-game.ts';
import { notify } from '../look/notice.ts';
import '../match/set-up/set-up.css';
import { SheetField } from '../editor/sheet-field.tsx';
import { person } from '../frame/server.ts';
import { OptionFields } from '../match/set-up/options.tsx';
import { t as app } from '../words/catalogue.ts';
import { t } from '../words/online.ts';
import { Chat } from './chat.tsx';
import { ClockField } from './clock-field.tsx';
import { Invite } from './invite.tsx';
import { beSomebody } from './me.ts';
import { NameForm } from './name-form.tsx';
import { promiseSalt } from './pins.ts';
import { explain } from './refusal-words.ts';
import type { Room } from './room.ts';
import { SeatList } from './seat-list.tsx';

type Change = Partial<Pick<Plan, 'options' | 'sheet' | 'seats' | 'listed' | 'clock'>>;

/** The table before the match: who sits where, what is played, and the link for the others. */
export function Before({ room, opened }: { room: Room; opened: Opened }) {
  const [nameless, setNameless] = useState<Action | null>(null);
  const { entry, game } = opened;
  const plan = room.plan.value;
  const act = async (action: Action) => {
    const stranger = person.value === null;
    const known = action.type !== 'sit' || (await beSomebody());
    if (stranger && known) room.renew();
    if (!known) return setNameless(action);
    setNameless(null);
    const refused = await room.send(action);
    if (refused) notify(explain(refused));
  };
  const change = (part: Change) => {
    const { options, sheet, seats, listed, clock } = { ...plan, ...part };
    void act({ type: 'plan', plan: { options, seats, listed, clock, ...(sheet !== undefined && { sheet }) } });
  };
  const free = room.status.value.seats.filter((seat) => !seat.person && seat.bot === null).length;
  const seated = room.seat.value !== null;
  const { starting } = room.status.value;
  return (
    <Frame title={entry.title} accent={entry.accent}>
      <div class="before set-up sheet">
        <h2>{t('before.title')}</h2>
        {room.lost.value && <p class="refused">{t('link.lost')}</p>}
        <Invite path={`/table/${room.id}`} title={entry.title} />
        {nameless && <NameForm onName={() => void act(nameless)} />}
        <SeatList
          room={room}
          onAct={(action) => void act({ ...action, ...(action.type === 'sit' && { promise: promiseSalt(room.id) }) })}
          onSeats={(seats) => change({ seats })}
          limits={game.seats}
        />
        <fieldset class="bare" disabled={!room.isOwner}>
          <fieldset class="box">
            <legend class="caption">{t('menu')}</legend>
            <label class="check">
              <input type="checkbox" checked={plan.listed} onChange={() => change({ listed: !plan.listed })} />
              <span>{t('table.listed')}</span>
            </label>
            <ClockField clock={plan.clock} onChange={(clock) => change({ clock })} />
          </fieldset>
          <OptionFields
            game={game}
            draft={draftOf(opened, plan)}
            onChange={({ options }) => options && change({ options })}
          />
          {game.sheet && room.isOwner && (
            <SheetField game={game} sheet={plan.sheet} onSheet={(sheet) => change({ sheet })} />
          )}
        </fieldset>
        <div class="row">
          <button
            type="button"
            class="main"
            disabled={free > 0 || !seated || starting}
            onClick={() => void act({ type: 'start' })}
          >
            {app('set-up.start')}
          </button>
          <a class="button quiet" href={`/rules/${entry.id}`}>
            {app('rules')}
          </a>
        </div>
        {starting && (
          <p class="note" role="status">
            {t('before.starting')}
          </p>
        )}
        {(free > 0 || !seated) && <p class="note">{t(free > 0 ? 'before.wait' : 'before.wait-owner')}</p>}
      </div>
      <Chat room={room} />
    </Frame>
  );
}

/** The form's fields were made for a match here; of one elsewhere they need these. */
function draftOf({ game }: Opened, { options, sheet }: Plan) {
  return { seats: [], options: { ...usualOptions(game.options), ...options }, sheet, seed: '', byHand: false };
}
