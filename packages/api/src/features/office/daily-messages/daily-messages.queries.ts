import type { Day } from '@prahari/domain/days';
import { sql } from 'kysely';
import { emailOf } from '../../../db/email.ts';
import type { Db } from '../../../db/tables.ts';

/** True for a user who has no message about an act. */
const notTold = (act: string) =>
  sql<boolean>`not exists (select 1 from messages where messages.act = ${act} and messages.user_id = users.id)`;

/** Guards with an account who have no message about an act. */
const guardsNotTold = (db: Db, act: string) =>
  db
    .selectFrom('guards')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .where('users.erased_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .where(notTold(act))
    .orderBy('guards.id');

/** Returns the users of guards with a planned duty on a day who were not told of it. */
export const selectGuardsOnDay = (db: Db, day: Day, act: string) =>
  guardsNotTold(db, act)
    .select('users.id as userId')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('duties')
          .select('duties.id')
          .whereRef('duties.guard_id', '=', 'guards.id')
          .where('duties.day', '=', day)
          .where('duties.plan', '=', 'planned'),
      ),
    )
    .execute();

/** Returns the users of guards with duties in a month that they have not agreed, and who were not told. */
export const selectGuardsOfMonth = (db: Db, month: string, act: string) =>
  guardsNotTold(db, act)
    .select(['users.id as userId', emailOf('users.email').as('email')])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('duties')
          .select('duties.id')
          .whereRef('duties.guard_id', '=', 'guards.id')
          .where(sql<string>`substr(duties.day, 1, 7)`, '=', month)
          .where('duties.day', '>=', `${month}-01`)
          .where('duties.day', '<=', `${month}-31`)
          .where('duties.plan', 'in', ['planned', 'left']),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('guard_months')
            .select('guard_months.month')
            .whereRef('guard_months.guard_id', '=', 'guards.id')
            .where('guard_months.month', '=', month),
        ),
      ),
    )
    .execute();

/** Returns papers that expire in a period and of which the guard was not told, by guard and paper. */
export const selectExpiringPapers = (db: Db, { from, to }: { from: Day; to: Day }) =>
  db
    .selectFrom('papers')
    .innerJoin('guards', 'guards.id', 'papers.guard_id')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .select([
      'papers.id',
      'papers.kind',
      'papers.expires_on as expiresOn',
      'users.id as userId',
      'users.name as guard',
    ])
    .where('papers.expires_on', '>=', from)
    .where('papers.expires_on', '<=', to)
    .where('users.erased_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .where(
      sql<boolean>`not exists (select 1 from message_parts join messages on messages.id = message_parts.message_id
        where message_parts.about = papers.id || ':' || papers.expires_on and messages.user_id = users.id)`,
    )
    .orderBy('users.id')
    .orderBy('papers.id')
    .execute();
