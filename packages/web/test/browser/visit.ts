import { Driver, type Ways } from './driver.ts';

/** Somebody comes, does something, and leaves whatever happens: for tests that run beside each other. */
export async function visit(ways: Ways, act: (driver: Driver) => Promise<void>): Promise<void> {
  const driver = await Driver.open(ways);
  try {
    await act(driver);
  } finally {
    await driver.close();
  }
}
