import { delay } from 'msw';

/** The simulated network, as chosen in Storybook's toolbar. */
export type Network = 'normal' | 'slow' | 'failing';

let current: Network = 'normal';
export function setNetwork(network: unknown): void {
  current = network === 'slow' || network === 'failing' ? network : 'normal';
}

const SLOW_MS = 2500;

/** Delays the reply on a slow network; false when the request should fail. */
export async function simulateNetwork(): Promise<boolean> {
  if (current === 'slow') await delay(SLOW_MS);
  return current !== 'failing';
}
