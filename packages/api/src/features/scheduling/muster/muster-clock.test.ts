import { afterAll, expect, it, vi } from 'vitest';
import { startApi, statusAndCode, TEST_PASSWORD } from '../../../../testing/api.ts';
import { addPost, createCompany } from '../../../../testing/company.ts';

/** Far from the database's own clock. */
const setClock = (day: string) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T12:00:00+05:30`) });

setClock('2031-03-01');
const api = await startApi();
const company = await createCompany(api);
afterAll(async () => {
  vi.useRealTimers();
  await api.stop();
});

/** A guarded post whose month of March was sent to its client. @param silenceDays of the client's record */
async function sentMonth(silenceDays: number) {
  setClock('2031-03-01');
  const { admin } = await createCompany(api);
  const { email, clientId } = await company.addClient();
  await api.put(`/admin/clients/${clientId}/tax`, { silenceDays }, admin);
  const postId = await addPost(api, admin, clientId, { asked: 1, shift: 'day' });
  const { guardId } = await company.addGuard();
  const work = { postId, guardIds: [guardId], startDate: '2031-03-02', endDate: '2031-03-31' };
  expect((await api.post('/admin/assign-to-post', work, admin)).status).toBe(201);
  setClock('2031-04-01');
  const later = (await createCompany(api)).admin;
  const of = { postId, month: '2031-03' };
  expect((await api.post('/admin/muster/send', of, later)).status).toBe(200);
  const correct = async () => {
    const office = (await createCompany(api)).admin;
    const { body } = await api.get('/admin/duties?day=2031-03-07', office);
    const duty = body.data.find((one: { post: { _id: string } }) => one.post._id === postId);
    const correction = { dutyId: duty._id, state: 'absent', reason: 'Nobody saw the guard' };
    return statusAndCode(await api.post('/admin/correct-duty', correction, office));
  };
  const agree = async () => {
    const { body } = await api.post('/auth/login', { role: 'client', email, password: TEST_PASSWORD });
    return (await api.post('/client/muster/agree', of, body.token)).status;
  };
  return { agree, correct };
}

it('an agreed month is locked by the clock of the server, whatever the database’s says', async () => {
  const { agree, correct } = await sentMonth(0);
  expect(await agree()).toBe(200);
  expect(await correct()).toEqual([409, 'muster.locked']);
});

it('a month that silence agreed is locked by the clock of the server, and not a day before', async () => {
  const { correct } = await sentMonth(3);
  setClock('2031-04-03');
  expect((await correct())[0]).toBe(200);
  setClock('2031-04-05');
  expect(await correct()).toEqual([409, 'muster.locked']);
});
