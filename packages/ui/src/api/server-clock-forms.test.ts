import { createApiTokenBody } from '@prahari/contract/api-tokens.schemas';
import { securityApplicationBody } from '@prahari/contract/applications.schemas';
import { generateBillBody } from '@prahari/contract/bills.schemas';
import { currentDay } from '@prahari/contract/clock';
import { addGuardBody } from '@prahari/contract/guards.schemas';
import { assignToPostBody } from '@prahari/contract/post-guards.schemas';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';
import { $clockAhead, compareClocks } from './server-clock.ts';

const HOUR = 3_600_000;
/** 26 November 2026, 20:00 in India. */
const SERVER = new Date('2026-11-26T14:30:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: SERVER });
  $clockAhead.set(0);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Messages about one field, when only that field is wrong or right. */
const errorOf = (
  schema: {
    safeParse: (value: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } };
  },
  values: Record<string, unknown>,
  field: string,
) => schema.safeParse(values).error?.issues.find(({ path }) => path[0] === field)?.message;

describe.each([51 * HOUR, -51 * HOUR, 5 * HOUR, -21 * HOUR])('with a phone %d ms wrong', (wrongBy) => {
  beforeEach(() => {
    vi.setSystemTime(SERVER.getTime() + wrongBy);
    compareClocks(new Headers({ date: SERVER.toUTCString() }));
  });

  test('forms offer the days of the server', () => {
    expect(currentDay()).toBe('2026-11-26');
  });

  test('a period may end today and not yesterday', () => {
    const postId = '01900000-0000-7000-8000-000000000000';
    const ends = (endDate: string) =>
      errorOf(assignToPostBody, { postId, guardIds: [postId], startDate: '2026-11-20', endDate }, 'endDate');
    expect(ends('2026-11-26')).toBeUndefined();
    expect(ends('2026-11-25')).toBe('End date must not be in the past');
  });

  test('the age of a guard is that of the server’s day', () => {
    const born = (dateOfBirth: string) => [
      errorOf(securityApplicationBody, { dateOfBirth }, 'dateOfBirth'),
      errorOf(addGuardBody, { dateOfBirth }, 'dateOfBirth'),
    ];
    const wrong = 'A guard must be 18 to under 65 years old';
    expect(born('2008-11-26')).toEqual([undefined, undefined]);
    expect(born('2008-11-27')).toEqual([wrong, wrong]);
    expect(born('1961-11-27')).toEqual([undefined, undefined]);
    expect(born('1961-11-26')).toEqual([wrong, wrong]);
    expect(born('2026-11-26')[0]).toBe('Date of birth must be in the past');
  });

  test('an API token may expire today, or in a year', () => {
    const until = (validUntil: string) => errorOf(createApiTokenBody, { validUntil }, 'validUntil');
    expect(until('2026-11-25')).toBe('Expiry must not be in the past');
    expect(until('2026-11-26')).toBeUndefined();
    expect(until('2027-11-26')).toBeUndefined();
    expect(until('2027-11-28')).toBe('Expiry must be within a year');
  });

  test('a bill may be due up to ten years ago', () => {
    const due = (dueDate: string) => errorOf(generateBillBody, { dueDate }, 'dueDate');
    expect(due('2016-11-18')).toBeUndefined();
    expect(due('2016-11-17')).toBe('Due date must not be more than ten years ago');
  });

  test('a Retry-After that is a date is counted from the server’s time', () => {
    expect(retryAfterSeconds(new Date(SERVER.getTime() + 30_000).toUTCString())).toBe(30);
  });
});
