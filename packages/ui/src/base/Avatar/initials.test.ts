import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Rukmini Kulkarni', 'RK'],
  ['Dattatray Ganesh Pawar', 'DP'],
  ['  asha  ', 'A'],
  ['Anand (night desk)', 'AD'],
  ['सीमा क्षीरसागर', 'सीक्षी'],
  ['', ''],
  ['42', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
