import { Coin } from '../look/pieces/coin.tsx';
import { Die } from '../look/pieces/die.tsx';
import { PlayerMark } from '../look/pieces/player-mark.tsx';
import { Suit, type SuitName } from '../look/pieces/suit.tsx';

const SUITS: readonly SuitName[] = ['suns', 'moons', 'crowns', 'arms', 'hearts', 'diamonds', 'clubs', 'spades'];

/** The pieces that several boards share. */
export function Pieces() {
  return (
    <section class="gallery-frames">
      {['light', 'dark'].map((theme) => (
        <div key={theme} class={`gallery-frame ${theme} pieces`}>
          {SUITS.map((suit) => (
            <Suit key={suit} suit={suit} size={32} />
          ))}
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <Die key={face} face={face} size={36} />
          ))}
          {[0, 1, 2, 3].map((seat) => (
            <PlayerMark key={seat} seat={seat} size={28} />
          ))}
          <svg viewBox="0 0 200 44" width={200} height={44} aria-hidden="true">
            <Coin x={22} y={22} size={40} face={{ suit: 'suns' }} />
            <Coin x={68} y={22} size={40} face={{ suit: 'moons' }} />
            <Coin x={114} y={22} size={40} face={{ rank: '4' }} />
            <Coin x={160} y={22} size={40} face={null} />
          </svg>
        </div>
      ))}
    </section>
  );
}
