import type { Day } from '@prahari/domain/days';
import type { DutyCount } from '@prahari/domain/muster';
import { sql } from 'kysely';
import type { Db } from '../../../db/tables.ts';

/** Returns the clients that have duties in a period, in their order. */
export const selectClientsWithDuties = async (
  db: Db,
  { from, to }: { from: Day; to: Day },
): Promise<string[]> =>
  (
    await db
      .selectFrom('clients')
      .select('clients.id')
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('duties')
            .select('duties.id')
            .whereRef('duties.client_id', '=', 'clients.id')
            .where('duties.day', '>=', from)
            .where('duties.day', '<=', to),
        ),
      )
      .orderBy('clients.id')
      .execute()
  ).map(({ id }) => id);

/** The last answer to a dispute about a duty. */
const lastAnswer = (db: Db) =>
  db
    .selectFrom('muster_disputes')
    .whereRef('muster_disputes.duty_id', '=', sql.ref('duties.id'))
    .where('muster_disputes.counts', 'is not', null)
    .orderBy('muster_disputes.disputed_at', 'desc')
    .orderBy('muster_disputes.id', 'desc')
    .limit(1);

/** Returns the duties of a period with everything that they count by, in the order of clients, posts and days. */
export const selectCountedDuties = (
  db: Db,
  { from, to, clientIds }: { from: Day; to: Day; clientIds?: readonly string[] | undefined },
) =>
  db
    .selectFrom('duties')
    .innerJoin('assignments', 'assignments.id', 'duties.assignment_id')
    .innerJoin('guards', 'guards.id', 'duties.guard_id')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .leftJoin('musters', (join) =>
      join
        .onRef('musters.post_id', '=', 'duties.post_id')
        .on('musters.month', '=', sql<string>`substr(duties.day, 1, 7)`),
    )
    .leftJoin('muster_adjustments', 'muster_adjustments.duty_id', 'duties.id')
    .select((eb) => [
      'duties.id',
      'duties.client_id as clientId',
      'duties.post_id as postId',
      'duties.guard_id as guardId',
      'users.name as guardName',
      'duties.day',
      'duties.begins_at as beginsAt',
      'duties.ends_at as endsAt',
      'duties.plan',
      'duties.left_at as leftAt',
      'duties.started_at as startedAt',
      'duties.ended_at as endedAt',
      'duties.marked',
      'duties.flags',
      'duties.correction',
      'assignments.shift',
      'assignments.starts_at as startsAt',
      'assignments.hours',
      'musters.state as musterState',
      'musters.silent_at as silentAt',
      'musters.covers_until as coversUntil',
      'musters.agreed_until as agreedUntil',
      'musters.agreed_at as agreedAt',
      'musters.attended_since as attendedSince',
      'muster_adjustments.counts as adjusted',
      lastAnswer(db).select('counts').$castTo<DutyCount | null>().as('answeredCounts'),
      lastAnswer(db).select('answered_at').$castTo<number | null>().as('answeredAt'),
      eb
        .exists(
          eb
            .selectFrom('muster_disputes')
            .select('muster_disputes.id')
            .whereRef('muster_disputes.duty_id', '=', 'duties.id')
            .where('muster_disputes.is_open', '=', 1),
        )
        .as('hasOpenDispute'),
    ])
    .where('duties.day', '>=', from)
    .where('duties.day', '<=', to)
    .$if(clientIds !== undefined, (query) => query.where('duties.client_id', 'in', clientIds ?? []))
    .orderBy('duties.client_id')
    .orderBy('duties.post_id')
    .orderBy('duties.day')
    .orderBy('duties.begins_at')
    .execute();
export type CountedDutyRow = Awaited<ReturnType<typeof selectCountedDuties>>[number];
