import { afterAll, afterEach, expect, test } from 'vitest';
import type { Db } from '../../packages/api/src/db/tables.ts';
import { assignGuardBody, generateBillBody } from '../../packages/api/testing/company.ts';
import { exhaustive } from '../../packages/api/testing/exhaustive.ts';
import { type Cluster, startCluster } from './support/postgres.ts';
import { type Operation, proveAtomic, ROWS } from './support/prove-atomic.ts';
import { DUTY_KILLS } from './support/repetitions.ts';
import { cleanUp, createTempFolder } from './support/server.ts';

let cluster: Cluster | undefined;
afterEach(cleanUp);
afterAll(() => cluster?.remove());

interface Prepared {
  assignments: object[];
  bills: object[];
}

/** Counts acts that are done, after a check that each is told to each of its people by one message with one mail. */
async function countTold(db: Db): Promise<number> {
  const messages = await db.selectFrom('messages').selectAll().execute();
  const parts = await db.selectFrom('message_parts').selectAll().execute();
  const mails = await db.selectFrom('outbox').select(['id', 'recipient']).execute();
  const users = await db.selectFrom('users').select(['id', 'email']).execute();
  const emailOf = new Map(users.map(({ id, email }) => [id, email]));
  const recipientOf = new Map(mails.map(({ id, recipient }) => [id, recipient]));
  expect(mails).toHaveLength(messages.length);
  for (const { id, user_id, mail_id } of messages) {
    expect(recipientOf.get(mail_id ?? '')).toBe(emailOf.get(user_id));
    expect(parts.filter(({ message_id }) => message_id === id)).toHaveLength(1);
  }
  const entriesOf = async (action: string) =>
    db.selectFrom('audit_log').select(['id', 'entity_id as entityId']).where('action', '=', action).execute();
  const assigned = await entriesOf('assignGuard');
  const billed = await entriesOf('generateBill');
  const told = (about: string) => parts.filter((part) => part.about === about).length;
  for (const { id } of assigned) expect(told(id)).toBe(2);
  for (const { entityId } of billed) expect(told(entityId)).toBe(1);
  // People were told that they are accepted before the server was killed.
  const since = messages.filter(({ kind }) => kind !== 'accepted');
  expect(since).toHaveLength(2 * assigned.length + billed.length);
  return assigned.length + billed.length;
}

const acts: Operation<Prepared> = {
  name: `${ROWS} assignments and bills with what they tell`,
  parts: 2 * ROWS,
  prepare: async (_, { clients, guards }) => ({
    assignments: clients.map(({ id }, index) => assignGuardBody(guards[index]?.id ?? '', id)),
    bills: clients.map(({ id }) => generateBillBody(id)),
  }),
  run: (send, { assignments, bills }) =>
    Promise.all([
      ...assignments.map((body) => send('/admin/assign-guard', body)),
      ...bills.map((body) => send('/admin/generate-bill', body)),
    ]),
  countDone: countTold,
};

const options = { ...exhaustive, timeout: 1_800_000 };

test('each act that was answered is told once, whenever the server is killed', options, () =>
  proveAtomic(acts, { kills: DUTY_KILLS }),
);

test(
  'each act that was answered is told once, whenever the server is killed, on PostgreSQL',
  options,
  async () => {
    const postgres = await startCluster();
    cluster = postgres;
    let databases = 0;
    const locate = async () => {
      databases += 1;
      return { dataDir: createTempFolder(), databaseUrl: await postgres.database(`told_${databases}`) };
    };
    await proveAtomic(acts, { kills: DUTY_KILLS, engine: 'PostgreSQL', locate });
  },
);
