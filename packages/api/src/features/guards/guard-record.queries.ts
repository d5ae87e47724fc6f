import type { AssignmentStatus } from '@prahari/contract/assignments';
import type { RecordAssignment } from '@prahari/contract/guards.schemas';
import type { MonthOfDays } from '@prahari/domain/assigned-days';
import type { Day } from '@prahari/domain/days';
import { dutyInterval } from '@prahari/domain/post-hours';
import type { Shift } from '@prahari/domain/shifts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import { registerFactColumns } from './register-facts.columns.ts';

/** Returns the record's additions to the row of the list, or undefined. */
export const selectGuardDetails = (db: Db, id: string) =>
  db
    .selectFrom('guards')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .select([
      'guards.user_id as userId',
      'users.phone',
      'guards.city',
      'guards.date_of_birth as dateOfBirth',
      ...registerFactColumns,
    ])
    .where('guards.id', '=', id)
    .executeTakeFirst();

export type DatedAssignment = RecordAssignment & { status: AssignmentStatus; shift: Shift };

const MIDNIGHT = { startsAt: '00:00', hours: 24 };

/** A figure of the duties of assignment `a`. */
const dutiesOf = <T>(figure: RawBuilder<unknown>, filter = sql`true`) =>
  sql<T>`(select ${figure} from duties where duties.assignment_id = a.id
    and duties.plan in ('planned', 'left') and ${filter})`;

/** Returns the latest assignments of a guard or a client with their days of duty until now, or only the completed ones. */
export async function selectAssignments(
  db: Db,
  party: { guardId: string } | { clientId: string },
  { completed, limit }: { completed?: true; limit: number },
): Promise<DatedAssignment[]> {
  const rows = await db
    .selectFrom('assignments as a')
    .innerJoin('guards', 'guards.id', 'a.guard_id')
    .innerJoin('users as guard', 'guard.id', 'guards.user_id')
    .innerJoin('clients', 'clients.id', 'a.client_id')
    .innerJoin('users as client', 'client.id', 'clients.user_id')
    .select([
      'a.id',
      'a.guard_id',
      'guard.name as guardName',
      'a.client_id',
      'client.name as clientName',
      'a.city',
      'a.shift',
      'a.status',
      'a.start_date',
      'a.end_date',
      dutiesOf<number>(sql`count(*)`, sql`duties.begins_at <= ${Date.now()}`).as('days'),
      dutiesOf<Day | null>(sql`max(duties.day)`).as('lastDay'),
    ])
    .$if('guardId' in party, (query) =>
      query.where('a.guard_id', '=', 'guardId' in party ? party.guardId : ''),
    )
    .$if('clientId' in party, (query) =>
      query.where('a.client_id', '=', 'clientId' in party ? party.clientId : ''),
    )
    .$if(completed === true, (query) => query.where('a.status', '=', 'completed'))
    .orderBy('a.start_date', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    guard: { _id: row.guard_id, name: row.guardName },
    client: { _id: row.client_id, name: row.clientName },
    city: row.city,
    shift: row.shift,
    status: row.status,
    startDate: row.start_date,
    endDate: row.status === 'completed' ? (row.lastDay ?? row.start_date) : row.end_date,
    days: Number(row.days),
  }));
}

/** Counts a guard's days with a duty by month, from a day on: those that have begun, and those ahead. */
export async function selectDutyMonths(db: Db, guardId: string, from: Day): Promise<MonthOfDays[]> {
  const now = Date.now();
  const { rows } = await sql<MonthOfDays>`select substr(day, 1, 7) as month,
    count(distinct case when begins_at <= ${now} then day end) as days,
    count(distinct case when begins_at > ${now} then day end) as ahead
    from duties where guard_id = ${guardId} and begins_at >= ${dutyInterval(from, MIDNIGHT).beginsAt}
    and day >= ${from} and plan in ('planned', 'left') group by substr(day, 1, 7)`.execute(db);
  return rows.map((row) => ({ month: row.month, days: Number(row.days), ahead: Number(row.ahead) }));
}
