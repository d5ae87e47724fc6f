import { expect, test } from 'vitest';
import { HALF_TYPED, halfTypedErrors, NO_SUCH_DATE } from './field-errors.ts';

test('a date that is half typed or does not exist has an error at its field', () => {
  const errorsOf = (...typed: [type: string, value: number][]) =>
    halfTypedErrors({ from: '', [`${HALF_TYPED}from`]: typed });
  const [day, month] = [['day', 29] as [string, number], ['month', 2] as [string, number]];
  for (const typed of [[day], [day, month], [day, month, ['year', 202] as [string, number]]])
    expect(errorsOf(...typed)).toEqual([['from', 'Complete the date or clear it']]);
  expect(errorsOf(day, month, ['year', 2027])).toEqual([['from', NO_SUCH_DATE]]);
  expect(halfTypedErrors({ from: '2027-02-28', [`${HALF_TYPED}from`]: undefined })).toEqual([]);
});
