import { expect, test } from 'vitest';
import { fieldErrors } from '../check.ts';
import { today } from '../days.ts';
import { securityApplicationBody } from '../security-applications/schemas.ts';
import { isOfWorkingAge } from './age.ts';

test.each([
  ['on the 18th birthday', '2008-11-23', true],
  ['the day before it', '2008-11-24', false],
  ['the day before the 65th birthday', '1961-11-24', true],
  ['on the 65th birthday', '1961-11-23', false],
])('whether a person may work as a guard %s', (_, dateOfBirth, expected) => {
  expect(isOfWorkingAge(dateOfBirth, '2026-11-23')).toBe(expected);
});

test('an application of somebody below 18 or of 65 and more is refused at the date of birth', () => {
  const errorFor = (years: number) => {
    const dateOfBirth = `${Number(today().slice(0, 4)) - years}-01-01`;
    return fieldErrors(securityApplicationBody, { dateOfBirth }).dateOfBirth;
  };
  const refused = 'A guard must be 18 to under 65 years old';
  expect([17, 30, 66].map(errorFor)).toEqual([refused, undefined, refused]);
});
