import { expect, test } from 'vitest';
import { reminderDue } from './bill-reminders.ts';
import { addDays } from './days.ts';

test('a bill is due for reminders three days before, on its day, and 7, 15 and 30 days after', () => {
  const due = '2026-11-15';
  const kinds = [-4, -3, -1, 0, 6, 7, 14, 15, 29, 30, 44, 45].map((days) =>
    reminderDue(due, addDays(due, days)),
  );
  expect(kinds).toEqual([
    undefined,
    ...['due-soon', 'due-soon', 'due', 'due', 'overdue-7', 'overdue-7'],
    ...['overdue-15', 'overdue-15', 'overdue-30', 'overdue-30'],
    undefined,
  ]);
});
