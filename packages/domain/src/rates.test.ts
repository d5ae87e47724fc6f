import { expect, test } from 'vitest';
import { priceOfDuties, priceOfHolidays, type Rate, rateOf } from './rates.ts';

const rate: Rate = {
  id: 'client',
  postId: null,
  shift: null,
  basis: 'calendar',
  hours: 12,
  amountPaise: 2_200_000,
  from: '2026-01-01',
  holidayPercent: 100,
};
const november = { month: '2026-11', hours: 12 };

test('80 guard-days by calendar days are 60,666.67 rupees, by 26 days 70,000.01', () => {
  const night = { ...rate, amountPaise: 2_400_000 };
  const total = (basis: Rate['basis']) =>
    [
      [rate, 30],
      [rate, 20],
      [night, 19],
      [night, 11],
    ]
      .map(([one, counts]) =>
        priceOfDuties({ ...(one as Rate), basis }, { ...november, counts: counts as number }),
      )
      .reduce((sum, paise) => sum + paise, 0);
  expect(total('calendar')).toBe(6_066_667);
  expect(total('26')).toBe(7_000_001);
});

test.each([
  ['calendar', [2_200_000, 1_466_667, 1_520_000, 880_000]],
  ['26', [2_538_462, 1_692_308, 1_753_846, 1_015_385]],
] as const)('the four lines of the worked bill by %s', (basis, paise) => {
  const night = { ...rate, amountPaise: 2_400_000 };
  const worked = [
    [rate, 30],
    [rate, 20],
    [night, 19],
    [night, 11],
  ] as const;
  expect(worked.map(([one, counts]) => priceOfDuties({ ...one, basis }, { ...november, counts }))).toEqual(
    paise,
  );
});

test('a duty of 22,000 rupees a month is 709.68 in a month of 31 days', () => {
  expect(priceOfDuties(rate, { month: '2026-10', counts: 1, hours: 12 })).toBe(70_968);
});

test.each([
  ['30', 2_200_000 / 30],
  ['duty', 2_200_000],
  ['hour', 2_200_000 * 12],
] as const)('one duty by %s', (basis, paise) => {
  expect(priceOfDuties({ ...rate, basis }, { ...november, counts: 1 })).toBe(Math.round(paise));
});

test('what was billed too much comes back to the paisa', () => {
  const [billed, back] = [1, -1].map((counts) => priceOfDuties(rate, { ...november, counts }));
  expect(back).toBe(-(billed as number));
});

test('half a duty costs half', () => {
  expect(priceOfDuties(rate, { ...november, counts: 0.5 })).toBe(36_667);
});

test('a holiday costs its percent of a day on top', () => {
  expect(priceOfHolidays({ ...rate, holidayPercent: 50 }, { ...november, counts: 1 })).toBe(36_667);
  expect(priceOfHolidays({ ...rate, basis: 'hour', holidayPercent: 50 }, { ...november, counts: 2 })).toBe(
    2_200_000 * 12,
  );
});

test('a post’s rate goes before its shift’s, that before the client’s; then the hours, then the newest', () => {
  const duty = { postId: 'a', shift: 'night', hours: 12, day: '2026-11-20' } as const;
  const named = (id: string, change: Partial<Rate>) => ({ ...rate, id, ...change });
  const rates = [
    named('client', {}),
    named('eight hours', { hours: 8, from: '2026-06-01' }),
    named('from later', { from: '2026-12-01' }),
    named('other post', { postId: 'b' }),
  ];
  expect(rateOf(rates, duty)?.id).toBe('client');
  rates.push(named('newer', { from: '2026-11-20' }));
  expect(rateOf(rates, duty)?.id).toBe('newer');
  rates.push(named('night', { shift: 'night', hours: 8 }));
  expect(rateOf(rates, duty)?.id).toBe('night');
  rates.push(named('post', { postId: 'a' }));
  expect(rateOf(rates, duty)?.id).toBe('post');
  expect(rateOf([], duty)).toBeUndefined();
});
