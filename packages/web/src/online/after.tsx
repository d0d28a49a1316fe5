import { commitment, isFlaw, type Match, parseMatch } from '@waybill/kernel';
import type { Ending } from '@waybill/protocol';
import { useEffect, useState } from 'preact/hooks';
import { route } from '../frame/router.tsx';
import type { Opened } from '../games/open-game.ts';
import { note, notify } from '../look/notice.ts';
import '../match/end/end-panel.css';
import { PlayerMark } from '../look/pieces/player-mark.tsx';
import { Stamp } from '../look/pieces/stamp.tsx';
import { importMatch } from '../match/store/import.ts';
import { allKept } from '../match/store/matches.ts';
import { download, share } from '../match/store/share.ts';
import { t as app, tell } from '../words/catalogue.ts';
import { t } from '../words/online.ts';
import { checkDice } from './check-dice.ts';
import { sittersOf } from './online-table.ts';
import { keepSalt, pinOf, saltForRematch } from './pins.ts';
import { explain, haltWords } from './refusal-words.ts';
import type { Room } from './room.ts';

interface Props {
  readonly room: Room;
  readonly opened: Opened;
  readonly names: readonly string[];
}

/** Afterwards: who won, the proof of the dice from the file itself, and the way to the next match. */
export function After({ room, opened, names }: Props) {
  const file = useFile(room);
  const match = file?.match ?? null;
  const { ending } = room.status.value;
  if (!ending) return null;
  return (
    <section class="after sheet" aria-labelledby="after">
      <Stamp words={ending.result ? opened.board.stamp(ending.result) : t('after.stamp')} />
      <h2 id="after" class={ending.result ? 'unseen' : ''}>
        {endWords(opened, room, ending, names)}
      </h2>
      <Scores opened={opened} ending={ending} names={names} />
      <div class="row">
        <Rematch room={room} />
        {match && (
          <>
            <button type="button" onClick={() => void share(match)}>
              {app('match.share')}
            </button>
            <button type="button" onClick={() => download(match)}>
              {app('match.download')}
            </button>
            <Keep room={room} isWhole={ending.result !== null} text={file?.text ?? ''} />
          </>
        )}
      </div>
      {room.plan.value.provisional && <p class="note">{t('after.provisional')}</p>}
      {match && <p class="proof">{proofWords(opened, room, match, names)}</p>}
    </section>
  );
}

function useFile(room: Room): { readonly text: string; readonly match: Match } | null {
  const [file, setFile] = useState<{ text: string; match: Match } | null>(null);
  useEffect(() => {
    const bring = async () => {
      const response = await fetch(`/api/tables/${room.id}/match`);
      const text = await response.text();
      const match = response.ok ? parseMatch(text) : null;
      if (match && !isFlaw(match)) setFile({ text, match });
    };
    void bring().catch(() => notify(t('failed')));
  }, [room]);
  return file;
}

function endWords({ game }: Opened, room: Room, { result }: Ending, names: readonly string[]): string {
  if (result) return tell(game, { key: `end.${result.ending}`, facts: {} }, names);
  return haltWords(room.status.value, names) ?? '';
}

function Scores({ opened, ending, names }: Pick<Props, 'opened' | 'names'> & { readonly ending: Ending }) {
  return (
    <ul class="scores">
      {names.map((name, seat) => (
        <li key={seat} data-won={ending.winners.includes(seat) ? '' : undefined}>
          <PlayerMark seat={seat} />
          <span>{ending.winners.includes(seat) ? t('after.won', { name }) : name}</span>
          {ending.result && <b>{opened.board.score(ending.result.scores[seat])}</b>}
        </li>
      ))}
    </ul>
  );
}

/** One sentence on what this device has checked by itself. */
function proofWords({ game }: Opened, room: Room, match: Match, names: readonly string[]): string {
  const found = checkDice(game, match, pinOf(room.id), room.seat.value, room.past.events);
  if (found.kind === 'late') return t('dice.late', { rolls: found.proven });
  if (found.kind !== 'proven') return t(`dice.${found.kind}`);
  const silent = found.silent.map((seat) => names[seat]);
  const facts = { rolls: found.proven, names: silent.join(', ') };
  if (silent.length > 0) return t('dice.silent', facts);
  return t(found.own ? 'dice.own' : 'dice.proven', facts);
}

function Rematch({ room }: { room: Room }) {
  const { rematch } = room.status.value;
  const { deal } = room.plan.value;
  if (room.seat.value === null) {
    return rematch ? (
      <a class="button main" href={`/table/${rematch}`}>
        {t('after.rematch.go')}
      </a>
    ) : null;
  }
  if (deal !== undefined)
    return (
      <a class="button main" href={`/deal/${deal}`}>
        {t('after.deal')}
      </a>
    );
  return (
    <button type="button" class="main" onClick={() => void askForRematch(room)}>
      {t(rematch ? 'after.rematch.accept' : 'after.rematch')}
    </button>
  );
}

/** Asks or accepts: either way one sits at the new table, and is brought there. */
async function askForRematch(room: Room): Promise<void> {
  const salt = saltForRematch(room.id);
  note.value = null;
  const refused = await room.send({ type: 'rematch', promise: commitment(salt) });
  const made = room.status.peek().rematch;
  if (refused) notify(explain(refused));
  if (made === null) return;
  if (!refused) keepSalt(made, salt);
  route(`/table/${made}`);
}

interface KeepProps {
  readonly room: Room;
  /** Whether it was played to its end. */
  readonly isWhole: boolean;
  readonly text: string;
}

/** The same match on this device, where it can be gone through decision by decision. */
function Keep({ room, isWhole, text }: KeepProps) {
  const keep = async () => {
    const before = (await allKept()).find(({ table }) => table === room.id);
    const kept =
      before ?? (await importMatch(text, isWhole ? { table: room.id, sitters: sittersOf(room) } : undefined));
    if ('id' in kept) route(`/match/${kept.id}${isWhole ? '#analysis' : ''}`);
    else notify(kept.flaw);
  };
  return (
    <button type="button" onClick={() => void keep()}>
      {isWhole ? app('after.analyse') : t('after.keep')}
    </button>
  );
}
