const DAY = 1440;

/** Minutes after midnight of `08:30`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes from start to end; over midnight when the end is not later, a whole day when they are equal. */
export const shiftMinutes = ({ start, end }: { start: string; end: string }): number =>
  (minutesOf(end) - minutesOf(start) + DAY) % DAY || DAY;
