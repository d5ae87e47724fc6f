import { today } from '@prahari/domain/days';
import { expect, test } from 'vitest';
import { securityApplicationBody } from './applications.schemas.ts';
import { fieldErrors } from './check.ts';

test('an application of somebody below 18 or of 65 and more is refused at the date of birth', () => {
  const errorFor = (years: number) => {
    const dateOfBirth = `${Number(today().slice(0, 4)) - years}-01-01`;
    return fieldErrors(securityApplicationBody, { dateOfBirth }).dateOfBirth;
  };
  const refused = 'A guard must be 18 to under 65 years old';
  expect([17, 30, 66].map(errorFor)).toEqual([refused, undefined, refused]);
});
