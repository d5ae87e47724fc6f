import type { assignGuard, withdrawGuard } from '@prahari/contract/assignments.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { newId, nowText } from '../../../packages/api/src/db/ids.ts';
import type { PeerDatabase } from '../../../packages/api/testing/peer-database.ts';

/** Rolls a transaction back; its text is the refusal. */
class Refused extends Error {}

/** Assigns a guard in one transaction. Returns the assignment or the refusal. */
export async function assign(
  db: PeerDatabase,
  { guardId, clientId, shift, startDate, endDate, location }: ParsedBodyOf<typeof assignGuard>,
): Promise<object | string> {
  const outcome = db.transaction(async (run) => {
    const [client] = await run<{ id: string }>(
      'update clients set version = version + 1 where id = $1 returning id',
      [clientId],
    );
    if (!client) throw new Refused('Client not found');
    const [guard] = await run<{ id: string }>(
      `update guards set status = 'assigned' where id = $1
         and exists (select 1 from users where id = guards.user_id and disabled_at is null) returning id`,
      [guardId],
    );
    if (!guard) throw new Refused('Guard is not available');
    const overlapping = await run(
      `select id from assignments where guard_id = $1 and status <> 'completed'
         and start_date <= $3 and end_date >= $2 limit 1`,
      [guardId, startDate, endDate],
    );
    if (overlapping.length > 0) throw new Refused('Guard is not available');
    const [posts] = await run<{ asked: number; taken: number }>(
      `select (select cast(coalesce(sum(asked), 0) as integer) from posts where client_id = $1 and ended_at is null) as asked,
              (select count(*) from assignments where client_id = $1 and status <> 'completed') as taken`,
      [clientId],
    );
    if (!posts || posts.taken >= posts.asked) throw new Refused('The client has all the guards it asked for');
    const id = newId();
    const { street, city, state, zipCode } = location;
    await run(
      `insert into assignments
         (id, guard_id, client_id, shift, status, street, city, state, zip_code, start_date, end_date, created_at)
       values ($1, $2, $3, $4, 'active', $5, $6, $7, $8, $9, $10, $11)`,
      [id, guardId, clientId, shift, street, city, state, zipCode, startDate, endDate, nowText()],
    );
    const [assignment] = await run<object>(
      `select assignments.*, guards.experience, guard_users.name as guard_name, guard_users.email as guard_email,
         client_users.name as client_name, client_users.email as client_email
       from assignments
       join guards on guards.id = assignments.guard_id join users as guard_users on guard_users.id = guards.user_id
       join clients on clients.id = assignments.client_id join users as client_users on client_users.id = clients.user_id
       where assignments.id = $1`,
      [id],
    );
    return assignment ?? {};
  });
  return outcome.catch((error: unknown) => {
    if (error instanceof Refused) return error.message;
    throw error;
  });
}

/** Completes the open assignment of the two. Returns false without one. */
export const withdraw = (
  db: PeerDatabase,
  { guardId, clientId }: ParsedBodyOf<typeof withdrawGuard>,
): Promise<boolean> =>
  db.transaction(async (run) => {
    const [ended] = await run<{ id: string }>(
      `update assignments set status = 'completed', completed_at = $3
       where guard_id = $1 and client_id = $2 and status <> 'completed' returning id`,
      [guardId, clientId, nowText()],
    );
    if (!ended) return false;
    await run(
      `update guards set status = 'available' where id = $1 and not exists
         (select 1 from assignments where guard_id = guards.id and status <> 'completed')`,
      [guardId],
    );
    return true;
  });
