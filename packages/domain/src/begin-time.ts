/** True for a time of day, `00:00` to `23:59`. */
export const isTimeOfDay = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** True if a duty of less than 24 hours that begins then is a day duty: from 04:00 to 17:59. */
export const beginsByDay = (startsAt: string): boolean => startsAt >= '04:00' && startsAt < '18:00';
