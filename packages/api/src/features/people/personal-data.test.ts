import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../../testing/api.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { linkTokenFor } from '../../../testing/mailbox.ts';
import { sealAuditLog } from '../../audit/audit-chain.ts';
import { verifyAuditLog } from '../../audit/verify-audit-log.ts';
import { refreshLists } from '../../startup/refresh-lists.ts';
import { correctPersonalData, erasePersonalData, exportPersonalData } from './personal-data.service.ts';

const { api, company } = await startCompany();

/** Returns every row of every table as text. */
async function databaseText(): Promise<string> {
  const tables = (await api.db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !/_text(_|$)/.test(name));
  const rows = await Promise.all(tables.map((name) => sql`select * from ${sql.table(name)}`.execute(api.db)));
  return JSON.stringify(rows.map((one) => one.rows));
}
const addressOf = async (table: 'guards' | 'clients', id: string) =>
  (
    await api.db
      .selectFrom(table)
      .innerJoin('users', 'users.id', `${table}.user_id`)
      .select('users.email')
      .where(`${table}.id`, '=', id)
      .executeTakeFirstOrThrow()
  ).email ?? '';

test('an erased client or guard leaves no name and address, but bills and assignments', async () => {
  const client = await company.addClient({}, { name: 'Zubeida Vanishing' });
  const guard = await company.addGuard({ name: 'Quentin Vanishing' });
  const addresses = [await addressOf('clients', client.clientId), await addressOf('guards', guard.guardId)];
  await company.assignGuard(guard.guardId, client.clientId);
  const { body } = await company.generateBill(client.clientId);
  await refreshLists(api.db);
  for (const email of addresses)
    await expect(erasePersonalData(api.db, { email })).rejects.toThrow(/has an open assignment/);
  await api.post(
    '/admin/withdraw-guard',
    { guardId: guard.guardId, clientId: client.clientId },
    company.admin,
  );
  expect(await databaseText()).toMatch(/vanishing/i);
  for (const email of addresses) await erasePersonalData(api.db, { email });
  await refreshLists(api.db);
  const left = await databaseText();
  expect(left).not.toMatch(/vanishing/i);
  for (const email of addresses) expect(left).not.toContain(email);
  const bills = await api.get('/admin/bills?limit=200', company.admin);
  expect(bills.body.data.find(({ _id }: { _id: string }) => _id === body.data._id)).toMatchObject({
    client: { user: { name: 'Erased person' } },
  });
  expect((await api.get('/client/profile', client.token)).status).toBe(401);
  const login = { email: addresses[0], password: TEST_PASSWORD, role: 'client' };
  expect((await api.post('/auth/login', login)).status).toBe(401);
  await sealAuditLog(api.db);
  expect((await verifyAuditLog(api.db)).problem).toBeUndefined();
});

test('an export has a person’s stored data and no secret', async () => {
  const client = await company.addClient({}, { name: 'Meena Iyer' });
  const { body } = await company.generateBill(client.clientId);
  const email = await addressOf('clients', client.clientId);
  const data = await exportPersonalData(api.db, { email });
  expect(data.users).toMatchObject([{ name: 'Meena Iyer' }]);
  expect(data.bills.map(({ id }) => id)).toEqual([body.data._id]);
  expect(data.client_applications).toHaveLength(1);
  expect(JSON.stringify(data)).not.toMatch(/argon2|token_hash|password/);
});

test('a person is found by the id of the user, guard or client, also without an email', async () => {
  const [guard, client] = [await company.addGuard(), await company.addClient()];
  await api.db.updateTable('users').set({ email: null }).where('id', '=', guard.userId).execute();
  for (const id of [guard.userId, guard.guardId])
    expect((await exportPersonalData(api.db, { id })).guards.map((row) => row.id)).toEqual([guard.guardId]);
  const { clients } = await exportPersonalData(api.db, { id: client.clientId });
  expect(clients.map(({ id }) => id)).toEqual([client.clientId]);
  await correctPersonalData(api.db, { id: guard.guardId }, { correction: { name: 'By Its Id' } });
  await erasePersonalData(api.db, { id: guard.guardId });
  await expect(exportPersonalData(api.db, { id: guard.guardId })).rejects.toThrow(/it was erased/);
});

test('a corrected address logs in and the earlier one does not', async () => {
  const { email } = await api.signIn('client');
  const { email: taken } = await api.signIn('client');
  await expect(correctPersonalData(api.db, { email }, { correction: { email: taken } })).rejects.toThrow(
    /already has an account/,
  );
  await correctPersonalData(api.db, { email }, { correction: { name: 'Asha Rao', email: `new-${email}` } });
  const login = (address: string) =>
    api.post('/auth/login', { email: address, password: TEST_PASSWORD, role: 'client' });
  expect([(await login(email)).status, (await login(`new-${email}`)).status]).toEqual([401, 200]);
});

test('an invitation to the earlier address does not work after the correction', async () => {
  const email = 'lalita-of-before@example.com';
  const lalita = { name: 'Lalita Bora', phone: '98765 43299', city: 'Guwahati', email };
  expect((await api.post('/admin/guards', lalita, company.admin)).status).toBe(201);
  const invitation = await linkTokenFor(api.db, email);
  await correctPersonalData(api.db, { email }, { correction: { email: 'lalita-of-now@example.com' } });
  const accepted = await api.post('/auth/accept-invitation', {
    invitation,
    password: TEST_PASSWORD,
    confirmPassword: TEST_PASSWORD,
  });
  expect(accepted.body.code).toBe('invitations.invalid');
});

test('neither the only admin nor an unknown person is erased', async () => {
  await expect(erasePersonalData(api.db, { email: 'nobody@example.com' })).rejects.toThrow(
    /Nobody has an account/,
  );
  const admins = await api.db.selectFrom('users').select('email').where('role', '=', 'admin').execute();
  const [last = '', ...others] = admins.map(({ email }) => email ?? '');
  for (const email of others) await erasePersonalData(api.db, { email });
  await expect(erasePersonalData(api.db, { email: last })).rejects.toThrow(/is the only admin/);
});
