import type { AssignmentStatus } from '@prahari/contract/assignments';
import type { RecordAssignment } from '@prahari/contract/guards.schemas';
import { dayInIndia } from '@prahari/domain/days';
import type { Shift } from '@prahari/domain/shifts';
import type { Db } from '../../db/tables.ts';

/** Returns the record's additions to the row of the list, or undefined. */
export const selectGuardDetails = (db: Db, id: string) =>
  db
    .selectFrom('guards')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .select(['guards.user_id as userId', 'users.phone', 'guards.city', 'guards.date_of_birth as dateOfBirth'])
    .where('guards.id', '=', id)
    .executeTakeFirst();

export type DatedAssignment = Omit<RecordAssignment, 'days'> & { status: AssignmentStatus; shift: Shift };

const earlier = (a: string, b: string) => (a < b ? a : b);

/** Returns the latest assignments of a guard or a client, or only the completed ones. */
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
      'a.completed_at',
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
    endDate: row.completed_at ? lastDayOf(row.end_date, row.completed_at) : row.end_date,
  }));
}

/** Returns the earlier day: the calendar completes an assignment when the next day has begun. */
const lastDayOf = (endDate: string, completedAt: string): string => earlier(endDate, dayInIndia(completedAt));
