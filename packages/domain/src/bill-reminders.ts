import { addDays, type Day } from './days.ts';

/** Days of a reminder after the due date; the first one comes before it. */
const DAYS = { 'due-soon': -3, due: 0, 'overdue-7': 7, 'overdue-15': 15, 'overdue-30': 30 } as const;
export type ReminderKind = keyof typeof DAYS;

/** A bill that is older is not worth a mail: the office calls. */
export const LAST_REMINDER_DAYS = 44;

const newestFirst = (Object.entries(DAYS) as [ReminderKind, number][]).reverse();

/** Returns the newest reminder that a bill is due for, or undefined. Earlier ones are not made up for. */
export function reminderDue(dueDate: Day, today: Day): ReminderKind | undefined {
  if (today > addDays(dueDate, LAST_REMINDER_DAYS)) return undefined;
  return newestFirst.find(([, days]) => addDays(dueDate, days) <= today)?.[0];
}

/** Reminders that are out of date once this one is sent. */
export const remindersUpTo = (kind: ReminderKind): ReminderKind[] =>
  (Object.keys(DAYS) as ReminderKind[]).filter((other) => DAYS[other] <= DAYS[kind]);
