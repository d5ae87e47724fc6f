/** Argon2id's memory in KiB and its passes. */
export interface HashingCost {
  memoryCost: number;
  timeCost: number;
}

/** 19 MiB and two passes, OWASP's recommendation. */
export const FULL_HASHING_COST: HashingCost = { memoryCost: 19_456, timeCost: 2 };

let cost = FULL_HASHING_COST;

/** Returns the cost of new hashes. */
export const hashingCost = (): HashingCost => cost;

/** Sets the cost of new hashes. Only packages/api/testing may call it (docs/adr/0031). */
export function setHashingCost(next: HashingCost): void {
  cost = next;
}
