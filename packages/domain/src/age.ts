import { type Day, today } from './days.ts';

/** A guard is at least 18 and has not completed 65 years (PSARA, section 10). */
const MIN_AGE = 18;
const AGE_LIMIT = 65;

/** Returns full years on a day. A birthday on 29 February falls on 1 March in other years. */
export const ageOn = (dateOfBirth: Day, day: Day): number =>
  Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4)) - (day.slice(5) < dateOfBirth.slice(5) ? 1 : 0);

/** True if a person may work as a guard on a day in India. */
export function isOfWorkingAge(dateOfBirth: Day, day: Day = today()): boolean {
  const age = ageOn(dateOfBirth, day);
  return age >= MIN_AGE && age < AGE_LIMIT;
}
