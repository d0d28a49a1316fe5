import { type Result, verify } from '@waybill/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { route } from '../../frame/router.tsx';
import type { Opened } from '../../games/open-game.ts';
import { PlayerMark, playerName } from '../../look/pieces/player-mark.tsx';
import { Stamp } from '../../look/pieces/stamp.tsx';
import { t, tell } from '../../words/catalogue.ts';
import type { LocalTable } from '../local-table.ts';
import type { TableScreen } from '../screen.ts';
import { atThisDevice } from '../store/copy.ts';
import { create } from '../store/create.ts';
import { download, share } from '../store/share.ts';
import './end-panel.css';

/** Whoever comes by an address with this at its end wants the analysis first. */
const TO_ANALYSIS = '#analysis';

interface Props {
  readonly opened: Opened;
  readonly table: LocalTable;
  readonly screen: TableScreen;
  readonly result: Result;
}

/** Afterwards: the result, how it came to it, and where to go from here. */
export function EndPanel({ opened, table, screen, result }: Props) {
  const { game, board } = opened;
  const rematch = () => {
    const { seats, sheet = game.sheet?.before } = table.match;
    const plan = { names: seats, sitters: atThisDevice(table.sitters), byHand: table.byHand.value };
    const kept = create(game, { ...plan, options: table.setup.options, ...(sheet !== undefined && { sheet }) });
    route(`/match/${kept.id}`);
  };
  const wonAlone = result.winners.length === 1 && result.winners[0] === screen.you.value;
  const nameOf = (seat: number) => playerName(table.setup.seats, seat, screen.you.value);
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (location.hash === TO_ANALYSIS) analyse();
  }, []);
  const analyse = () => {
    setOpen(false);
    screen.open('analysis');
  };
  // It comes when the last move has been seen, and is out of the way while somebody looks back.
  if (!screen.live.value) return null;
  const record = async () => (await import('./save-record.ts')).saveRecord(game, table.setup, table.match);
  return (
    <section
      class="after sheet"
      aria-labelledby="after"
      data-folded={open ? undefined : ''}
      onClick={(click) => click.stopPropagation()}
    >
      <div class="after-head">
        <Stamp words={board.stamp(result)} />
        <button
          type="button"
          class={open ? 'icon' : 'quiet'}
          aria-expanded={open}
          aria-label={open ? t('after.fold') : undefined}
          title={open ? t('after.fold') : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? '×' : t('after.unfold')}
        </button>
      </div>
      <h2 id="after">{tell(game, { key: `end.${result.ending}`, facts: {} }, table.setup.seats)}</h2>
      {table.setup.seats.length > 1 && (
        <p class="winner">{t('after.won', { names: result.winners.map(nameOf), you: wonAlone })}</p>
      )}
      <ul class="scores">
        {table.setup.seats.map((_, seat) => (
          <li key={seat} data-won={result.winners.includes(seat) ? '' : undefined}>
            <PlayerMark seat={seat} />
            <span>{nameOf(seat)}</span>
            <b>{board.score(result.scores[seat])}</b>
          </li>
        ))}
      </ul>
      {board.Summary && <board.Summary moment={screen.moment.value} setup={table.setup} />}
      <div class="row">
        <button type="button" class="main" onClick={rematch}>
          {t('after.rematch')}
        </button>
        <button type="button" onClick={analyse}>
          {t('after.analyse')}
        </button>
        <button type="button" onClick={() => void share(table.match)}>
          {t('match.share')}
        </button>
        <button type="button" onClick={() => download(table.match)}>
          {t('match.download')}
        </button>
        <button type="button" onClick={() => void record()}>
          {t('match.record')}
        </button>
      </div>
      <ProofLine opened={opened} table={table} />
    </section>
  );
}

/** Recomputes every roll from the seed that was fixed before the first one. */
function ProofLine({ opened, table }: Pick<Props, 'opened' | 'table'>) {
  const proof = useMemo(() => verify(opened.game, table.setup, table.match), [table, table.length.value]);
  const commit = table.match.dealer?.commit.slice(0, 12) ?? '';
  const facts = { proven: proof.proven, byHand: proof.byHand, commit };
  return <p class="proof">{proof.fault ? t('proof.fault') : t('proof', facts)}</p>;
}
