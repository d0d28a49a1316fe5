import { Vans } from './vans.tsx';

/** Two vans on their way. */
export function Card() {
  return <Vans view={{ floor: 10, loads: [9, 13], closed: [false, true], slips: [4, null], seat: 0 }} ahead={4} />;
}
