/** A pseudorandom generator with a fixed seed, so that every demo is the same. */
export interface Random {
  /** From 0 up to but not 1. */
  next: () => number;
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number;
  pick: <T>(from: readonly T[]) => T;
  chance: (probability: number) => boolean;
}

/** The mulberry32 generator. */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    pick: <T>(from: readonly T[]): T => {
      const picked = from[between(0, from.length - 1)];
      if (picked === undefined) throw new Error('Nothing to pick from');
      return picked;
    },
    chance: (probability) => next() < probability,
  };
}
