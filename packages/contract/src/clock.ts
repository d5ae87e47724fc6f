import { type Day, today } from '@prahari/domain/days';

let clock = (): Date => new Date();

/** Sets the clock that rules about days go by. A browser sets the server's, because a phone's may be wrong. */
export const goBy = (now: () => Date): void => {
  clock = now;
};

/** Returns the current day in India. */
export const currentDay = (): Day => today(clock());
