import { delay } from 'msw';

/** How the network is, as Storybook's toolbar has it. */
export type Network = 'normal' | 'slow' | 'failing';

let now: Network = 'normal';
export function setNetwork(network: unknown): void {
  now = network === 'slow' || network === 'failing' ? network : 'normal';
}

const SLOW_MS = 2500;

/** Takes its time when the network is slow. @throws when it fails, as a fetch does */
export async function throughNetwork(): Promise<boolean> {
  if (now === 'slow') await delay(SLOW_MS);
  return now !== 'failing';
}
