import { expect, it } from 'vitest';
import { startCompany } from '../../../testing/company-suite.ts';

const { api, company } = await startCompany();

const profile = async (token: string) => (await api.get('/client/profile', token)).body.data;
const office = async (query = '') => (await api.get(`/admin/clients${query}`, company.admin)).body.data;

it('a client has no profile before approval', async () => {
  const { token } = await api.signIn('client');
  expect((await api.get('/client/profile', token)).body).toEqual({ success: true, data: null });
});

it('the office sees only open assignments, and a client without one sees the last completed one', async () => {
  const client = await company.addClient({ numberOfGuards: 2 }, { name: 'Prestige Lakeside' });
  const [one, two] = [await company.addGuard(), await company.addGuard()];
  const first = (await company.assignGuard(one.guardId, client.clientId)).body.data;
  const second = (await company.assignGuard(two.guardId, client.clientId)).body.data;
  const row = {
    _id: client.clientId,
    user: { _id: client.userId, name: 'Prestige Lakeside', email: client.email },
    serviceType: 'FULL_TIME',
    location: 'Sector 62, Noida',
    numberOfGuards: 2,
    status: 'assigned',
    activeAssignments: [first, second],
    phone: '+91 98765 43210',
    createdAt: expect.any(String),
  };
  expect(await office()).toEqual([{ ...row, unpaid: 0 }]);
  const asSeen = (data: { guard: { user: { _id: string; name: string } } }) => {
    const { _id, name } = data.guard.user;
    return { ...data, guard: { ...data.guard, user: { _id, name } } };
  };
  const own = { ...row, activeAssignments: [asSeen(first), asSeen(second)], withdrawnAssignments: [] };
  expect(await profile(client.token)).toEqual(own);
  const withdraw = (guardId: string) =>
    api.post('/admin/withdraw-guard', { guardId, clientId: client.clientId }, company.admin);
  await withdraw(one.guardId);
  const left = (data: Parameters<typeof asSeen>[0]) => ({
    ...asSeen(data),
    status: 'completed',
    completedAt: expect.any(String),
  });
  expect(await profile(client.token)).toEqual({
    ...own,
    activeAssignments: [asSeen(second)],
    withdrawnAssignments: [left(first)],
  });
  await withdraw(two.guardId);
  expect(await office()).toEqual([{ ...row, status: 'unassigned', activeAssignments: [], unpaid: 0 }]);
  expect(await profile(client.token)).toEqual({
    ...own,
    status: 'unassigned',
    activeAssignments: [{ ...asSeen(second), status: 'completed' }],
    withdrawnAssignments: [left(second), left(first)],
  });
});

it('a client is told for a week of each guard who left, but not of one who stays or was put back', async () => {
  const client = await company.addClient({ numberOfGuards: 2 });
  const [left, returned] = [
    await company.addGuard({ name: 'Iqbal Ansari' }),
    await company.addGuard({ name: 'Lalita Munda' }),
  ];
  const assign = (guardId: string) => company.assignGuard(guardId, client.clientId);
  const withdraw = ({ guardId }: { guardId: string }) =>
    api.post('/admin/withdraw-guard', { guardId, clientId: client.clientId }, company.admin);
  const namesOfLeft = async () =>
    (await profile(client.token)).withdrawnAssignments.map(
      ({ guard }: { guard: { user: { name: string } } }) => guard.user.name,
    );
  await assign(left.guardId);
  await assign(returned.guardId);
  await withdraw(left);
  const { undo } = (await withdraw(returned)).body;
  expect(await namesOfLeft()).toEqual([returned.name, left.name]);
  await api.post('/admin/undo', { entryIds: [undo.entryId] }, company.admin);
  expect(await namesOfLeft()).toEqual([left.name]);

  await assign(left.guardId);
  expect(await namesOfLeft()).toEqual([]);
  await withdraw(left);
  expect(await namesOfLeft()).toEqual([left.name]);
  const weekAgo = new Date(Date.now() - 7 * 86_400_000 - 1000).toISOString();
  await api.db
    .updateTable('assignments')
    .set({ completed_at: weekAgo })
    .where('client_id', '=', client.clientId)
    .where('status', '=', 'completed')
    .execute();
  expect(await namesOfLeft()).toEqual([]);
});

it('a single client looks like the list’s, and an unknown or malformed id is 404', async () => {
  const { clientId } = await company.addClient();
  const one = (id: string) => api.get(`/admin/clients/${id}`, company.admin);
  expect((await one(clientId)).body).toEqual({
    success: true,
    data: (await office()).find(({ _id }: { _id: string }) => _id === clientId),
  });
  for (const id of ['01900000-0000-7000-8000-000000000000', 'x', `${clientId}1`]) {
    expect((await one(id)).body).toMatchObject({ code: 'clients.not_found' });
    expect((await one(id)).status).toBe(404);
  }
});
