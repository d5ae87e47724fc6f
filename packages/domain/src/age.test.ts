import { expect, test } from 'vitest';
import { isOfWorkingAge } from './age.ts';

test.each([
  ['on the 18th birthday', '2008-11-23', true],
  ['the day before it', '2008-11-24', false],
  ['the day before the 65th birthday', '1961-11-24', true],
  ['on the 65th birthday', '1961-11-23', false],
])('whether a person may work as a guard %s', (_, dateOfBirth, expected) => {
  expect(isOfWorkingAge(dateOfBirth, '2026-11-23')).toBe(expected);
});
