import { afterAll, describe, expect, it, vi } from 'vitest';
import { startApi, statusAndCode, TEST_PASSWORD } from '../../../../testing/api.ts';
import { addPost, createCompany } from '../../../../testing/company.ts';

/** Far from the database's own clock. */
const setClock = (day: string, time = '12:00:00') =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T${time}+05:30`) });

setClock('2031-03-01');
const api = await startApi();
const company = await createCompany(api);
afterAll(async () => {
  vi.useRealTimers();
  await api.stop();
});

/** A guarded post whose month of March was sent to its client at noon of 1 April. @param silenceDays of the client's record */
async function sentMonth(silenceDays: number) {
  setClock('2031-03-01');
  const { admin } = await createCompany(api);
  const { email, clientId } = await company.addClient();
  await api.put(`/admin/clients/${clientId}/tax`, { silenceDays }, admin);
  const postId = await addPost(api, admin, clientId, { asked: 2, shift: 'day' });
  const guard = await company.addGuard();
  const { guardId } = guard;
  const work = { postId, guardIds: [guardId], startDate: '2031-03-02', endDate: '2031-04-20' };
  expect((await api.post('/admin/assign-to-post', work, admin)).status).toBe(201);
  setClock('2031-04-01');
  const later = (await createCompany(api)).admin;
  const of = { postId, month: '2031-03' };
  expect((await api.post('/admin/muster/send', of, later)).status).toBe(200);
  /** An admin whose session is of now. */
  const office = async () => (await createCompany(api)).admin;
  const dutyId = async (day = '2031-03-07'): Promise<string> => {
    const { body } = await api.get(`/admin/duties?day=${day}`, await office());
    return body.data.find((one: { post: { _id: string } }) => one.post._id === postId)._id;
  };
  const correct = async (day?: string) => {
    const correction = { dutyId: await dutyId(day), state: 'absent', reason: 'Nobody saw the guard' };
    return statusAndCode(await api.post('/admin/correct-duty', correction, await office()));
  };
  const signIn = async (role: 'client' | 'security', address: string): Promise<string> =>
    (await api.post('/auth/login', { role, email: address, password: TEST_PASSWORD })).body.token;
  const agree = async () =>
    (await api.post('/client/muster/agree', of, await signIn('client', email))).status;
  const read = async () =>
    (await api.get(`/admin/muster?postId=${postId}&month=2031-03`, await office())).body.data;
  return { agree, correct, dutyId, email, guard, office, of, postId, read, signIn };
}
type SentMonth = Awaited<ReturnType<typeof sentMonth>>;

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

describe('a month that silence agreed stays as it was', () => {
  const late = async () => (await (await createCompany(api)).addGuard()).guardId;
  const rotation = (postId: string, guardIds: string[], from: string) => ({
    ...{ postId, guardIds, from, to: '2031-04-20' },
    ...{ pattern: { on: 6, off: 1 }, papersReason: 'At the office', warningsReason: 'Agreed with them' },
  });
  /** Acts that change duties of March. */
  const acts: Record<string, (month: SentMonth) => Promise<unknown>> = {
    'ending the post on a day of it': async ({ postId, office }) =>
      statusAndCode(await api.post('/admin/end-post', { postId, lastDay: '2031-03-05' }, await office())),
    'a rotation in place of the assignment from a day of it on': async ({ postId, guard, office }) => {
      const body = rotation(postId, [guard.guardId], '2031-03-20');
      return statusAndCode(await api.post('/admin/rotations', body, await office()));
    },
    'a correction of its duty': ({ correct }) => correct(),
    'a guard who ends a duty of it': async ({ guard, signIn, dutyId }) => {
      const id = await dutyId('2031-03-31');
      const press = { dutyId: id, at: new Date().toISOString() };
      return statusAndCode(
        await api.post('/security/end-duty', press, await signIn('security', guard.email)),
      );
    },
  };
  const startLastDuty = async ({ guard, signIn, dutyId }: SentMonth) => {
    setClock('2031-03-31', '08:00:00');
    const token = await signIn('security', guard.email);
    await api.put('/admin/company', { attendance: 'on' }, (await createCompany(api)).admin);
    const press = { dutyId: await dutyId('2031-03-31') };
    expect((await api.post('/security/start-duty', press, token)).status).toBe(200);
  };

  it.each(Object.keys(acts))('by %s', async (name) => {
    const month = await sentMonth(3);
    await startLastDuty(month);
    setClock('2031-04-04', '12:00:01');
    const before = await month.read();
    expect(before.state).toBe('agreed');
    expect(await acts[name]?.(month)).toEqual([409, 'muster.locked']);
    expect(await month.read()).toEqual(before);
  });

  it.each(['a guard who is entered late', 'a rotation'])(
    'by the undo of %s that came before it was agreed',
    async (name) => {
      const month = await sentMonth(3);
      setClock('2031-04-04', '11:59:30');
      const admin = await month.office();
      const guardId = await late();
      const { postId } = month;
      const work = { postId, guardIds: [guardId], startDate: '2031-03-12', endDate: '2031-04-12' };
      const done = name.startsWith('a rotation')
        ? await api.post('/admin/rotations', rotation(postId, [month.guard.guardId], '2031-03-20'), admin)
        : await api.post('/admin/assign-to-post', work, admin);
      expect(done.status).toBe(201);
      setClock('2031-04-04', '12:00:30');
      const before = await month.read();
      expect(before.state).toBe('agreed');
      const undos: { entryId: string }[] = done.body.undos ?? [done.body.undo];
      const entryIds = undos.map(({ entryId }) => entryId);
      expect(statusAndCode(await api.post('/admin/undo', { entryIds }, admin))).toEqual([
        409,
        'muster.locked',
      ]);
      expect(await month.read()).toEqual(before);
    },
  );

  it('gets no duty of a guard who is entered late, and what comes after it can change', async () => {
    const month = await sentMonth(3);
    setClock('2031-04-04', '12:00:01');
    const before = await month.read();
    const admin = await month.office();
    const { postId, guard } = month;
    const work = { postId, guardIds: [await late()], startDate: '2031-03-12', endDate: '2031-04-12' };
    expect((await api.post('/admin/assign-to-post', work, admin)).status).toBe(201);
    expect((await month.read()).totals).toEqual(before.totals);
    const { client } = (await api.get(`/admin/posts/${postId}`, admin)).body.data;
    const ended = { guardId: guard.guardId, clientId: client._id };
    expect((await api.post('/admin/withdraw-guard', ended, admin)).status).toBe(200);
    expect((await month.read()).totals).toEqual(before.totals);
  });

  it('or is disputed by its client, whoever comes first at the moment that silence agrees it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const month = await sentMonth(3);
      setClock('2031-04-04', '11:59:59.999');
      const admin = await month.office();
      const client = await month.signIn('client', month.email);
      const dutyIds = [await month.dutyId('2031-03-08'), await month.dutyId('2031-03-09')];
      const days = [{ day: '2031-03-10', reason: 'Nobody came' }];
      const correction = { state: 'absent', reason: 'Nobody saw the guard' };
      // While the calls are on their way.
      setTimeout(() => vi.setSystemTime(Date.now() + 1), round * 2);
      const [disputed, ...corrected] = await Promise.all([
        api.post('/client/muster/dispute', { ...month.of, days }, client),
        ...dutyIds.map((dutyId) => api.post('/admin/correct-duty', { dutyId, ...correction }, admin)),
      ]);
      const { state, guards } = await month.read();
      expect([200, 409]).toContain(disputed?.status);
      expect(state).toBe(disputed?.status === 200 ? 'disputed' : 'agreed');
      const cells = guards[0].cells as { dutyId?: string; mark: string }[];
      for (const [index, { status }] of corrected.entries())
        expect(cells.find(({ dutyId }) => dutyId === dutyIds[index])?.mark).toBe(status === 200 ? 'A' : 'P');
    }
  });
});
