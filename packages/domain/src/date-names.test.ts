import { describe, expect, test } from 'vitest';
import { hindiDates, marathiDates } from './date-names.ts';

const sundays = Date.UTC(2026, 10, 1);

describe.each([
  ['hi', hindiDates],
  ['mr', marathiDates],
])('dates in %s', (locale, names) => {
  const named = (options: Intl.DateTimeFormatOptions, at: number) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(at));

  test('name months and weekdays as CLDR does', () => {
    const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15));
    expect(months.map((at) => named({ month: 'long' }, at))).toEqual(names.longMonths);
    // CLDR has another form beside a day than alone.
    const short = months.map((at) => named({ day: 'numeric', month: 'short' }, at).replace(/^\S+ /, ''));
    expect(short).toEqual(names.months);
    const days = Array.from({ length: 7 }, (_, day) => sundays + day * 86_400_000);
    expect(days.map((at) => named({ weekday: 'short' }, at))).toEqual(names.weekdays);
  });
});
