import { newId, nowText } from '../../../packages/api/src/db/ids.ts';
import type { PeerDatabase } from '../../../packages/api/src/testing/peer-database.ts';

type Run = PeerDatabase['all'];

export interface GuardAndClient {
  guardId: string;
  clientId: string;
}

export interface AssignBody extends GuardAndClient {
  shift: string;
  startDate: string;
  endDate: string;
  location: { street: string; city: string; state: string; zipCode: string };
}

const audit = (run: Run, entry: { actorId: string; action: string; id: string; detail: object }) =>
  run(
    `insert into audit_log (id, at, actor_id, action, entity, entity_id, detail)
     values ($1, $2, $3, $4, 'assignments', $5, $6)`,
    [newId(), nowText(), entry.actorId, entry.action, entry.id, JSON.stringify(entry.detail)],
  );

/** Assigns a guard in one transaction, with an audit entry. Undefined without a free guard or room at the client. */
export const assign = (db: PeerDatabase, actorId: string, body: AssignBody): Promise<object | undefined> =>
  db.transaction(async (run) => {
    const { guardId, clientId, shift, startDate, endDate, location } = body;
    const [client] = await run('update clients set version = version + 1 where id = $1 returning id', [
      clientId,
    ]);
    const [guard] = await run(
      "update guards set status = 'assigned' where id = $1 and status = 'available' returning id",
      [guardId],
    );
    if (!client || !guard) return undefined;
    const [room] = await run<{ asked: number; taken: number }>(
      `select (select cast(coalesce(sum(asked), 0) as integer) from posts where client_id = $1 and ended_at is null) as asked,
              (select count(*) from assignments where client_id = $1 and status <> 'completed') as taken`,
      [clientId],
    );
    if (!room || room.taken >= room.asked) throw new Error('The client has all the guards it asked for');
    const id = newId();
    const { street, city, state, zipCode } = location;
    await run(
      `insert into assignments
         (id, guard_id, client_id, shift, status, street, city, state, zip_code, start_date, end_date, created_at)
       values ($1, $2, $3, $4, 'active', $5, $6, $7, $8, $9, $10, $11)`,
      [id, guardId, clientId, shift, street, city, state, zipCode, startDate, endDate, nowText()],
    );
    await audit(run, { actorId, action: 'assignGuard', id, detail: body });
    return { _id: id, ...body };
  });

/** Completes the open assignment of the two in one transaction, with an audit entry. False when there is none. */
export const withdraw = (db: PeerDatabase, actorId: string, body: GuardAndClient): Promise<boolean> =>
  db.transaction(async (run) => {
    const [ended] = await run<{ id: string }>(
      `update assignments set status = 'completed', completed_at = $3
       where guard_id = $1 and client_id = $2 and status <> 'completed' returning id`,
      [body.guardId, body.clientId, nowText()],
    );
    if (!ended) return false;
    await run("update guards set status = 'available' where id = $1", [body.guardId]);
    await audit(run, { actorId, action: 'withdrawGuard', id: ended.id, detail: body });
    return true;
  });
