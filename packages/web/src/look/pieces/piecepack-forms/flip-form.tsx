import type { EventOf } from '@waybill/kernel';
import type { DealingEvents } from '@waybill/kernel/piecepack';
import { useState } from 'preact/hooks';
import { rankFace } from '../rank.ts';
import { Suit, type SuitName } from '../suit.tsx';
import { shuffled } from './shuffle.ts';
import { t } from './words.ts';
import './forms.css';

interface Props {
  readonly suit: SuitName;
  /** How many coins are turned over, and the ranks they may show. */
  readonly count: number;
  readonly hidden: readonly string[];
  readonly onRoll: (event: EventOf<DealingEvents, 'flip'>) => void;
}

/** The ranks that coins of one suit show when they are turned over. */
export function FlipForm({ suit, count, hidden, onRoll }: Props) {
  const [ranks, setRanks] = useState<readonly string[]>([]);
  const toggle = (rank: string) =>
    setRanks(ranks.includes(rank) ? ranks.filter((other) => other !== rank) : [...ranks, rank].slice(-count));
  return (
    <form
      class="pf"
      onSubmit={(submit) => {
        submit.preventDefault();
        onRoll({ by: 'chance', type: 'flip', ranks });
      }}
    >
      <p>
        <Suit suit={suit} /> {t('flip.ask', { count, suit: t(suit) })}
      </p>
      <div class="pf-keys">
        {hidden.map((rank) => (
          <button
            key={rank}
            type="button"
            class="pf-key"
            aria-pressed={ranks.includes(rank)}
            aria-label={t('flip.rank', { rank: rankFace(rank) })}
            onClick={() => toggle(rank)}
          >
            <b>{rankFace(rank)}</b>
          </button>
        ))}
      </div>
      <div class="row">
        <button type="submit" class="main" disabled={ranks.length !== count}>
          {t('flip.enter', { count })}
        </button>
        <button type="button" onClick={() => setRanks(shuffled(hidden).slice(0, count))}>
          {t('flip.turn')}
        </button>
      </div>
    </form>
  );
}
