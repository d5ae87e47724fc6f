/** Whole seconds until an instant (milliseconds since 1970), never below 0. */
export const secondsUntil = (instant: number, now: number): number =>
  Math.max(0, Math.ceil((instant - now) / 1000));
