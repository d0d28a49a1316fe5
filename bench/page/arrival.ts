import { openDevice, slowDown, slowNetwork, startGame } from './device.ts';
import type { House } from './house.ts';

export interface Arrival {
  /** Everything that came over the wire, headers and all. */
  readonly bytes: number;
  /** From an empty cache to the first decision, with nobody hesitating over the Play button. */
  readonly milliseconds: number;
}

export async function arrive(house: House, game: string, slowed: boolean, slow: number): Promise<Arrival> {
  const { page, devtools } = await openDevice(house);
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await devtools.send('Network.enable');
  if (slowed) {
    await slowNetwork(devtools);
    await slowDown(devtools, slow);
  }
  const from = performance.now();
  await startGame(page, house.url, game);
  const milliseconds = performance.now() - from;
  await page.context().close();
  return { bytes, milliseconds };
}
