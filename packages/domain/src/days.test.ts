import { expect, test } from 'vitest';
import { countDays, dayInIndia, durationOf, financialYear, isDayInRange, today } from './days.ts';

test('a day must exist and be written as YYYY-MM-DD', () => {
  for (const day of ['2026-02-28', '2028-02-29', '2026-12-31']) expect(isDayInRange(day), day).toBe(true);
  for (const day of [
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00',
    '',
    '0001-01-01',
  ]) {
    expect(isDayInRange(day), day).toBe(false);
  }
});

test('today is the day in India, not the day of the machine', () => {
  expect(today(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
  expect(today(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
});

test('the financial year runs from 1 April to 31 March', () => {
  expect(financialYear('2026-04-01')).toBe('26-27');
  expect(financialYear('2027-03-31')).toBe('26-27');
  expect(financialYear('2099-04-01')).toBe('99-00');
});

test('the length of an assignment includes its first and last day', () => {
  expect(countDays('2026-11-12', '2026-11-23')).toBe(12);
  expect(durationOf('2026-11-12', '2026-11-12')).toBe('1 day');
  expect(durationOf('2026-02-27', '2026-03-01')).toBe('3 days');
});

test('an instant becomes its day in India, and other text is unchanged', () => {
  expect(dayInIndia('2026-11-11T18:29:59.999Z')).toBe('2026-11-11');
  expect(dayInIndia('2026-11-11T18:30:00.000Z')).toBe('2026-11-12');
  expect(dayInIndia('2026-11-12T00:00:00+05:30')).toBe('2026-11-12');
  expect(dayInIndia('2026-12-31T23:00:00-0800')).toBe('2027-01-01');
  expect(dayInIndia('2026-11-12T23:00:00')).toBe('2026-11-12');
  for (const text of ['2026-11-12', '', 'soon', '12/11/2026', 'T', '99999-01-01T00:00:00Z']) {
    expect(dayInIndia(text)).toBe(text);
  }
  expect(dayInIndia('2026-13-45T00:00:00Z')).toBe('2026-13-45');
});
