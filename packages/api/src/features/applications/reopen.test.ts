import { expect, test } from 'vitest';
import { clientApplicationBody, daysFromToday, expectStatus } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { setRows } from '../../../testing/rows.ts';

const { api, company } = await startCompany();

async function accept(token: string, location: string, changes: object = {}): Promise<string> {
  const body = clientApplicationBody({ location, ...changes });
  const sent = expectStatus(await api.post('/client/submit-application', body, token), 201);
  const applicationId = sent.body.data._id;
  const answer = { applicationId, status: 'approved' };
  expectStatus(await api.post('/admin/accept-application', answer, company.admin), 200);
  return applicationId;
}
const reopen = (applicationId: string | undefined) =>
  api.post('/admin/reopen-application', { applicationId }, company.admin);

test.each([
  ['the order in which they were accepted', [0, 1]],
  ['the other order', [1, 0]],
])('a client is none once all accepted requests are reopened, in %s', async (_, order) => {
  const { token } = await api.signIn('client');
  const accepted: string[] = [];
  for (const location of ['Gate 4, Noida', 'Tower B, Noida']) accepted.push(await accept(token, location));
  for (const index of order) expectStatus(await reopen(accepted[index]), 200);
  expect((await api.get('/client/profile', token)).body.data).toBeNull();
});

test.each([
  ['second', 'third', 'Gate 1'],
  ['first', 'third', 'Gate 2'],
  ['first', 'second', 'Gate 3'],
  ['third', 'first', 'Gate 2'],
] as const)(
  'of three accepted requests whose %s and %s are reopened the client has the service of the other',
  async (one, other, left) => {
    const { token, email } = await api.signIn('client');
    const accepted = {
      first: await accept(token, 'Gate 1'),
      second: await accept(token, 'Gate 2'),
      third: await accept(token, 'Gate 3'),
    };
    for (const name of [one, other]) expectStatus(await reopen(accepted[name]), 200);
    const [client] = (await api.get(`/admin/clients?q=${email}`, company.admin)).body.data;
    expect(client.location).toBe(left);
  },
);

test('a request is reopened once the last duties of another one have ended, though nobody has read that yet', async () => {
  const [yesterday, tomorrow] = [daysFromToday(-1), daysFromToday(1)];
  const { token, email } = await api.signIn('client');
  await accept(token, 'Gate 1', { endDate: tomorrow, numberOfGuards: 2 });
  const later = { startDate: daysFromToday(3), endDate: daysFromToday(9) };
  await accept(token, 'Gate 2', later);
  const last = await accept(token, 'Gate 3', later);
  const [{ _id: clientId }] = (await api.get(`/admin/clients?q=${email}`, company.admin)).body.data;
  for (let guard = 0; guard < 2; guard += 1) {
    const { guardId } = await company.addGuard();
    const period = { startDate: tomorrow, endDate: tomorrow };
    expectStatus(await company.assignGuard(guardId, clientId, period), 201);
  }
  await api.db.deleteFrom('duties').where('client_id', '=', clientId).execute();
  const ended = { start_date: yesterday, end_date: yesterday };
  await setRows(api.db, 'posts', { client_id: clientId, end_date: tomorrow }, ended);
  await setRows(api.db, 'assignments', { client_id: clientId }, ended);
  expectStatus(await reopen(last), 200);
});
