import { expect, test } from 'vitest';
import { daysText, lengthText, pressDay, shownDays } from './leave-days.ts';

test('one press chooses a day, a press on a later day the last one, and the next one begins anew', () => {
  const one = pressDay(undefined, '2026-12-11');
  expect(one).toEqual({ from: '2026-12-11', to: '2026-12-11' });
  const three = pressDay(one, '2026-12-13');
  expect([daysText(three), lengthText(three)]).toEqual(['11 Dec 2026 to 13 Dec 2026', '3 days']);
  expect(pressDay(three, '2026-12-20')).toEqual({ from: '2026-12-20', to: '2026-12-20' });
  expect(pressDay(one, '2026-12-10')).toEqual({ from: '2026-12-10', to: '2026-12-10' });
});

test('four weeks are shown from the Monday of this week on', () => {
  expect([shownDays('2026-11-28')[0], shownDays('2026-11-28').length]).toEqual(['2026-11-23', 28]);
});
