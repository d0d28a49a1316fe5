import { Track } from './track.tsx';

/** The first circuit as it is printed on the sheet. */
const KESTREL_VALE = [4, 3, 5, 2, 1, 4, 3, 2, 5, 1, 4, 3, 3];

export function Card() {
  return <Track shape={0} stretches={KESTREL_VALE} car={13} label="" bare />;
}
