import { FULL_HASHING_COST, setHashingCost } from '../src/features/auth/passwords/hashing-cost.ts';

/** Importing this file lowers the cost of hashes, of which tests make thousands. */
const LOW_HASHING_COST = { memoryCost: 64, timeCost: 1 };

setHashingCost(LOW_HASHING_COST);

/** Restores the full cost for a test and returns the undo, for `beforeAll` or `onTestFinished`. */
export function useFullHashingCost(): () => void {
  setHashingCost(FULL_HASHING_COST);
  return () => setHashingCost(LOW_HASHING_COST);
}
