import { FULL_HASHING_COST, setHashingCost } from '../src/features/auth/passwords/hashing-cost.ts';

/** Importing this file lowers the cost of hashes in this process: tests make thousands, and few test the cost itself. */
const LOW_HASHING_COST = { memoryCost: 64, timeCost: 1 };

setHashingCost(LOW_HASHING_COST);

/** For tests of the cost of stored hashes. Returns how to undo it: `beforeAll(useFullHashingCost)`, `onTestFinished(useFullHashingCost())`. */
export function useFullHashingCost(): () => void {
  setHashingCost(FULL_HASHING_COST);
  return () => setHashingCost(LOW_HASHING_COST);
}
