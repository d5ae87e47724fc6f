import { dayInIndia } from '@prahari/domain/days';
import { everyDayOf } from '@prahari/domain/muster';
import { endOf } from '@prahari/domain/post-hours';
import type { MusterColumnKey, MusterForm } from '@prahari/domain/register-forms';
import { type CountedDuty, isDone } from '../../scheduling/muster/counted-duties.service.ts';
import type { SheetColumn, Value } from '../exports/sheet-column.ts';
import { attendanceLetters, figuresOf, musterLetters } from './month-figures.ts';
import type { Stay } from './month-people.queries.ts';
import type { DayOfMonth, MonthRow } from './month-rows.ts';
import type { RegisteredGuard, RegisteredPost } from './registers.queries.ts';

/** A row with its serial number in the register. */
export type Numbered<Row> = Row & { serial: number };

const INDIA_MS = 5.5 * 3_600_000;
/** Returns an instant as India's clock shows it, `2026-11-28 20:00`. */
const clockTime = (instant: number): string =>
  new Date(instant + INDIA_MS).toISOString().slice(0, 16).replace('T', ' ');
const clockHour = (instant: number): string => clockTime(instant).slice(11);

/** The columns of each register, as its form names them. */
export const guardColumns: readonly SheetColumn<Numbered<RegisteredGuard>>[] = [
  ['Sr', ({ serial }) => serial],
  ['Name', ({ name }) => name],
  ['Father’s name', ({ fatherName }) => fatherName],
  ['Present address', ({ address, city }) => address || city],
  ['Permanent address', ({ permanentAddress }) => permanentAddress],
  ['Contact', ({ phone }) => phone],
  ['Joining date', ({ joinedAt }) => dayInIndia(joinedAt), 'day'],
  ['Leaving date', ({ leftAt }) => (leftAt === null ? undefined : dayInIndia(leftAt)), 'day'],
  // Neither is kept here.
  ['Photo', () => undefined],
  ['Badge number', ({ badgeNumber }) => badgeNumber],
  ['Salary', () => undefined],
];

export const clientColumns: readonly SheetColumn<Numbered<RegisteredPost>>[] = [
  ['Sr', ({ serial }) => serial],
  ['Name', ({ name }) => name],
  ['Phone', ({ phone }) => phone],
  [
    'Address of point',
    ({ street, city, state, zipCode }) => [street, city, state, zipCode].filter(Boolean).join(', '),
  ],
  ['Number of guards', ({ asked }) => asked],
  ['Ranks', () => 'Guard'],
  ['Start', ({ startDate }) => startDate, 'day'],
  ['End', ({ endDate }) => endDate, 'day'],
];

/** A duty with its place. */
export interface RosterRow {
  duty: CountedDuty;
  stay: Stay | undefined;
}

/** The begin of a duty as pressed, else as planned for one that was done. */
const commenced = ({ duty }: RosterRow) =>
  isDone(duty) ? clockTime(duty.startedAt ?? duty.beginsAt) : undefined;
const ended = ({ duty }: RosterRow) => {
  if (!isDone(duty)) return undefined;
  const end = duty.endedAt ?? duty.leftAt ?? (duty.endsAt <= Date.now() ? duty.endsAt : undefined);
  return end === undefined ? undefined : clockTime(end);
};

export const rosterColumns: readonly SheetColumn<RosterRow>[] = [
  ['Name', ({ duty }) => duty.guardName],
  ['Client', ({ stay }) => stay?.client],
  ['Address of place of duty', ({ stay }) => [stay?.street, stay?.city].filter(Boolean).join(', ')],
  ['Arms/ammunition provided?', () => 'No'],
  ['Date', ({ duty }) => duty.day, 'day'],
  ['Date and time duty commenced', commenced, 'time'],
  ['Date and time duty ended', ended, 'time'],
  [
    'Shift timing',
    ({ duty }) => {
      const startsAt = clockHour(duty.beginsAt);
      return `${startsAt}–${endOf({ startsAt, hours: duty.hours })}`;
    },
  ],
  ['Mark', ({ duty }) => duty.mark],
];

type NumberedMonth = Numbered<MonthRow>;

const dayColumns = (month: string, letters: (day: DayOfMonth) => string): SheetColumn<NumberedMonth>[] =>
  everyDayOf(month).map((_, index) => [
    String(index + 1),
    ({ days }) => {
      const day = days[index];
      return day && letters(day);
    },
  ]);

/** The columns that stand in the head of each place's page. */
export const attendanceHead = (month: string): SheetColumn<NumberedMonth>[] => [
  ['Site', ({ client, place }) => [client, place].filter(Boolean).join(', ')],
  ['Month', () => month],
];

export const attendanceColumns = (month: string): SheetColumn<NumberedMonth>[] => [
  ['Name', ({ guard }) => guard.name],
  ['ID', ({ guard }) => guard.badgeNumber],
  ['Rank', ({ guard }) => guard.rank],
  ...dayColumns(month, attendanceLetters),
  ['Duties', (row) => figuresOf(row).duties],
  // Counts this place alone. The wage input has the hours over 48 a week, of the guard at all places.
  ['Overtime (hours over 8 a day)', (row) => figuresOf(row).dailyOvertime],
  ['Leaves', (row) => figuresOf(row).leave],
  ['Weekly offs', (row) => figuresOf(row).weeklyOffs],
];

/** The columns that stand in the head of each establishment's page. */
export const musterHead = (
  month: string,
  contractor: { legalName: string; address: string },
): SheetColumn<NumberedMonth>[] => [
  ['Contractor', () => [contractor.legalName, contractor.address].filter(Boolean).join(', ')],
  ['Nature and location of work', ({ place }) => `Security guarding, ${place}`],
  ['Principal employer', ({ client }) => client],
  ['Month', () => month],
];

const musterValues: Record<Exclude<MusterColumnKey, 'days' | 'joined'>, (row: NumberedMonth) => Value> = {
  serial: ({ serial }) => serial,
  name: ({ guard }) => guard.name,
  fatherName: ({ guard }) => guard.fatherName,
  // Not kept here.
  gender: () => undefined,
  designation: ({ guard }) => guard.rank,
  esiNumber: ({ guard }) => guard.esiNumber,
  uan: ({ guard }) => guard.uan,
  totalDays: (row) => figuresOf(row).counted,
  overtime: (row) => figuresOf(row).dailyOvertime,
  remarks: () => undefined,
};

/** The columns of a State's muster roll. */
export const musterColumns = (
  month: string,
  form: Pick<MusterForm, 'columns'>,
): SheetColumn<NumberedMonth>[] =>
  form.columns.flatMap(({ key, heading }): SheetColumn<NumberedMonth>[] => {
    if (key === 'days') return dayColumns(month, musterLetters);
    if (key === 'joined') return [[heading, ({ guard }) => dayInIndia(guard.joinedAt), 'day']];
    return [[heading, musterValues[key]]];
  });

/** A guard's month with the overtime of its weeks. */
export interface WageRow extends NumberedMonth {
  weeks: { lastDay: string; hours: number }[];
}

export const wageColumns = (weeks: readonly string[]): SheetColumn<WageRow>[] => [
  ['Sr', ({ serial }) => serial],
  ['Badge number', ({ guard }) => guard.badgeNumber],
  ['Name', ({ guard }) => guard.name],
  ['UAN', ({ guard }) => guard.uan],
  ['ESI number', ({ guard }) => guard.esiNumber],
  ['Rank', ({ guard }) => guard.rank],
  ['Days', (row) => figuresOf(row).days],
  ['Duties', (row) => figuresOf(row).duties],
  ['Hours', (row) => figuresOf(row).hours],
  ...weeks.map(
    (lastDay, index): SheetColumn<WageRow> => [
      `Overtime, week to ${lastDay}`,
      (row) => row.weeks[index]?.hours,
    ],
  ),
  [
    'Overtime (hours)',
    (row) => Math.round(row.weeks.reduce((total, { hours }) => total + hours, 0) * 100) / 100,
  ],
  ['Absent', (row) => figuresOf(row).absent],
  ['Leave', (row) => figuresOf(row).leave],
  ['Weekly offs', (row) => figuresOf(row).weeklyOffs],
];
