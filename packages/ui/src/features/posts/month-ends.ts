import { addDays, type Day } from '@prahari/domain/days';

/** The last day of a day's month. */
export const endOfMonth = (day: Day): Day =>
  addDays(`${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1);

/** The last day of the month after that of a day. */
export const endOfNextMonth = (day: Day): Day => endOfMonth(addDays(endOfMonth(day), 1));
