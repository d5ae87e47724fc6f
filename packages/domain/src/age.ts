import { type Day, today } from './days.ts';

/** Private Security Agencies (Regulation) Act, section 10: a guard is 18 or older and has not completed 65 years. */
const FROM = 18;
const UNDER = 65;

/** Full years on a day; a person born on 29 February is a year older from 1 March in other years. */
export const ageOn = (dateOfBirth: Day, day: Day): number =>
  Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4)) - (day.slice(5) < dateOfBirth.slice(5) ? 1 : 0);

/** Whether a person may work as a guard on a day, today (India) by default. */
export function isOfWorkingAge(dateOfBirth: Day, day: Day = today()): boolean {
  const age = ageOn(dateOfBirth, day);
  return age >= FROM && age < UNDER;
}
