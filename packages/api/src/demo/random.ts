/** A pseudorandom generator with a fixed seed, so that every demo is the same. */
export interface Random {
  /** Returns a number from 0, included, to 1, excluded. */
  next: () => number;
  /** Returns an integer from `min` to `max`, both included. */
  between: (min: number, max: number) => number;
  pick: <T>(from: readonly T[]) => T;
  chance: (probability: number) => boolean;
}

/** Returns the mulberry32 generator. */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    pick: <T>(values: readonly T[]): T => {
      const picked = values[between(0, values.length - 1)];
      if (picked === undefined) throw new Error('Nothing to pick from');
      return picked;
    },
    chance: (probability) => next() < probability,
  };
}
