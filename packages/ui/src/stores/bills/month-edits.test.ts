import { expect, test } from 'vitest';
import { chooseMonth, keepMonthEdits, monthEdits, monthToBill } from './month-edits.ts';

test('the month that has ended is proposed, then the one chosen last, unless the address names one', () => {
  expect(monthToBill('last', '', '2026-12-01')).toEqual({ month: '2026-11', basedOn: 'agreed' });
  expect(monthToBill('2026-09', 'planned', '2026-12-01')).toEqual({ month: '2026-09', basedOn: 'planned' });
  chooseMonth({ month: '2026-10', basedOn: 'attendance' });
  expect(monthToBill('last', '', '2026-12-01')).toEqual({ month: '2026-10', basedOn: 'attendance' });
  expect(monthToBill('2026-13', 'guessed', '2026-12-01')).toEqual({
    month: '2026-10',
    basedOn: 'attendance',
  });
});

test('what was typed for one month stays while another is looked at', () => {
  const november = { month: '2026-11', basedOn: 'agreed' } as const;
  keepMonthEdits(november, { billDate: '2026-12-01' });
  keepMonthEdits({ ...november, basedOn: 'planned' }, { billDate: '2026-12-02' });
  expect(monthEdits(november)).toEqual({ billDate: '2026-12-01' });
  expect(monthEdits({ ...november, month: '2026-10' })).toBeUndefined();
});
