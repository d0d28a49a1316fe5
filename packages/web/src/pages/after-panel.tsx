import { type Result, verify } from '@waybill/rules/kernel';
import { useMemo } from 'preact/hooks';
import type { Opened } from '../boards/open.ts';
import { later } from '../look/later.tsx';
import { route } from '../look/router.tsx';
import { PlayerMark } from '../pieces/player-mark.tsx';
import { Stamp } from '../pieces/stamp.tsx';
import { create } from '../store/create.ts';
import { download, share } from '../store/share.ts';
import type { Desk } from '../table/desk.ts';
import type { LocalTable } from '../table/local.ts';
import { t, tell } from '../words/catalogue.ts';
import './after.css';

const Statistics = later(async () => (await import('./analysis/statistics.tsx')).Statistics);

interface Props {
  readonly opened: Opened;
  readonly table: LocalTable;
  readonly desk: Desk;
  readonly result: Result;
}

/** Afterwards: the result, how it came to it, and where to go from here. */
export function After({ opened, table, desk, result }: Props) {
  const { game, board } = opened;
  const rematch = () => {
    const { options, seats, sheet } = table.match;
    const plan = { names: seats, sitters: table.sitters, byHand: table.byHand.value };
    const kept = create(game, { ...plan, options: options as never, ...(sheet !== undefined && { sheet }) });
    route(`/match/${kept.id}`);
  };
  const record = async () => (await import('./record.ts')).saveRecord(game, table.setup, table.match);
  return (
    <section class="after sheet" aria-labelledby="after">
      <Stamp words={board.stamp(result)} />
      <h2 id="after" class="unseen">
        {tell(game, { key: `end.${result.ending}`, facts: {} }, table.setup.seats)}
      </h2>
      {table.setup.seats.length > 1 && (
        <p class="winner">{t('after.won', { names: result.winners.map((seat) => table.setup.seats[seat]) })}</p>
      )}
      <ul class="scores">
        {table.setup.seats.map((name, seat) => (
          <li key={seat} data-won={result.winners.includes(seat) ? '' : undefined}>
            <PlayerMark seat={seat} />
            <span>{name}</span>
            <b>{board.score(result.scores[seat])}</b>
          </li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="main" onClick={rematch}>
          {t('after.rematch')}
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
      <Statistics opened={opened} table={table} desk={desk} />
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
