import type { Register } from '@prahari/contract/registers';
import { daysOfMonth } from '@prahari/domain/muster';
import { overtimeOf, weeksOfMonth } from '@prahari/domain/overtime';
import { DAY_MS } from '@prahari/domain/post-hours';
import { musterFormOf } from '@prahari/domain/register-forms';
import { createPauses, groupWithPauses, mapWithPauses, type Pause } from '../../../db/pauses.ts';
import type { Db } from '../../../db/tables.ts';
import { readCompany } from '../../company/company.service.ts';
import { type CountedDuty, countDuties } from '../../scheduling/muster/counted-duties.service.ts';
import type { SheetColumn } from '../exports/sheet-column.ts';
import { overtimeByWeek } from './month-figures.ts';
import * as people from './month-people.queries.ts';
import { rowsByGuard, rowsByPlace } from './month-rows.ts';
import * as columns from './register-columns.ts';
import * as queries from './registers.queries.ts';

/** A register to make, by the form of a State. */
export interface OfRegister {
  month: string;
  clientId: string | undefined;
  /** The State's GST code; undefined when not known. */
  stateCode: string | undefined;
}

/** The rows of a register with their columns, for files and paper alike. */
export interface Sheet {
  /** Columns that are the same in all rows of an establishment: on paper they stand above the table. */
  head: readonly SheetColumn<object>[];
  columns: readonly SheetColumn<object>[];
  rows: readonly object[];
}

const numbered = <Row extends object>(rows: readonly Row[]): columns.Numbered<Row>[] =>
  rows.map((row, index) => ({ ...row, serial: index + 1 }));

const sheet = <Row extends object>(
  of: readonly SheetColumn<Row>[],
  rows: readonly Row[],
  head: readonly SheetColumn<Row>[] = [],
): Sheet => ({
  head: head as readonly SheetColumn<object>[],
  columns: of as readonly SheetColumn<object>[],
  rows,
});

const dutiesOf = (db: Db, { from, to, clientId }: queries.RegisterPeriod) => {
  const clientIds = clientId === undefined ? undefined : [clientId];
  return countDuties(db, { from, to, clientIds, basedOn: 'attendance' });
};

/** Reads the stays of a period's guards and what registers say of them. */
async function peopleOf(db: Db, period: queries.RegisterPeriod, pause: Pause) {
  await pause();
  const stays = await people.selectStays(db, period);
  await pause();
  const guards = await people.selectGuardFacts(db);
  await pause();
  return { stays, guards };
}

/** Returns the days on which guards have a duty anywhere. @param duties those of the period, of the client if one is given */
const busyDays = async (
  db: Db,
  { clientId, ...period }: queries.RegisterPeriod,
  duties: readonly CountedDuty[],
): Promise<readonly people.BusyDay[]> =>
  clientId === undefined
    ? duties.filter(({ stands }) => stands)
    : people.selectBusyDays(db, { ...period, clientId });

async function monthOf(db: Db, period: queries.RegisterPeriod) {
  const pause = createPauses();
  const duties = await dutiesOf(db, period);
  return { duties, ...(await peopleOf(db, period, pause)), busy: await busyDays(db, period, duties) };
}

const periodOf = ({ month, clientId }: OfRegister): queries.RegisterPeriod => {
  const { first: from, last: to } = daysOfMonth(month);
  return { from, to, clientId };
};

async function rosterSheet(db: Db, of: OfRegister): Promise<Sheet> {
  const { duties, stays } = await monthOf(db, periodOf(of));
  const keyOf = (one: { guardId: string; clientId: string; postId: string | null }) =>
    `${one.guardId} ${one.clientId} ${one.postId}`;
  const stayOf = new Map(stays.map((stay) => [keyOf(stay), stay]));
  const byDay = await groupWithPauses(duties, ({ beginsAt }) => Math.floor(beginsAt / DAY_MS));
  const days = [...byDay].sort(([one], [other]) => one - other);
  const rows = await mapWithPauses(days, ([, ofDay]) =>
    ofDay
      .filter(({ stands }) => stands)
      .sort((one, other) => one.beginsAt - other.beginsAt || (one.id < other.id ? -1 : 1))
      .map((duty) => ({ duty, stay: stayOf.get(keyOf(duty)) })),
  );
  return sheet(columns.rosterColumns, rows.flat());
}

async function wageSheet(db: Db, of: OfRegister): Promise<Sheet> {
  const { month, clientId } = of;
  const { first: from, last: to } = weeksOfMonth(month);
  const pause = createPauses();
  const duties = await dutiesOf(db, { from, to, clientId });
  const period = periodOf(of);
  const isOwn = ({ day }: (typeof duties)[number]) => period.from <= day && day <= period.to;
  await pause();
  const ofMonth = duties.filter(isOwn);
  await pause();
  const busy = await busyDays(db, period, ofMonth);
  const own = { duties: ofMonth, ...(await peopleOf(db, period, pause)), busy };
  const byGuard = await groupWithPauses(duties, ({ guardId }) => guardId);
  const rows = await mapWithPauses(numbered(await rowsByGuard(month, own)), (row) => ({
    ...row,
    weeks: overtimeByWeek(month, byGuard.get(row.guard.id) ?? []),
  }));
  const weeks = overtimeOf(new Map(), month).map(({ lastDay }) => lastDay);
  return sheet(columns.wageColumns(weeks), rows);
}

const placeRows = async (db: Db, of: OfRegister) =>
  numbered(await rowsByPlace(of.month, await monthOf(db, periodOf(of))));

const sheets: Record<Register, (db: Db, of: OfRegister) => Promise<Sheet>> = {
  'psara-guards': async (db, of) =>
    sheet(columns.guardColumns, numbered(await queries.selectRegisteredGuards(db, periodOf(of)))),
  'psara-clients': async (db, of) =>
    sheet(columns.clientColumns, numbered(await queries.selectRegisteredPosts(db, periodOf(of)))),
  'duty-roster': rosterSheet,
  attendance: async (db, of) =>
    sheet(columns.attendanceColumns(of.month), await placeRows(db, of), columns.attendanceHead(of.month)),
  muster: async (db, of) =>
    sheet(
      columns.musterColumns(of.month, musterFormOf(of.stateCode)),
      await placeRows(db, of),
      columns.musterHead(of.month, await readCompany(db)),
    ),
  'wage-input': wageSheet,
};

/** Reads a register of a month. */
export const readSheet = (db: Db, register: Register, of: OfRegister): Promise<Sheet> =>
  sheets[register](db, of);
