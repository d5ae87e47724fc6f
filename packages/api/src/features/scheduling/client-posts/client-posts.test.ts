import { expect, it } from 'vitest';
import { addPost, clientApplicationBody, daysFromToday, expectStatus } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { rowOf, setRows } from '../../../../testing/rows.ts';
import { newId, nowText } from '../../../db/ids.ts';

const { api, company } = await startCompany();

const own = async ({ token }: { token: string }) => (await api.get('/client/posts', token)).body.data;

/** A client with a post all day since yesterday, at which guards of these names are. */
async function clientWith(names: string[], asked: number) {
  const client = await company.addClient();
  const days = { startDate: daysFromToday(-1), endDate: daysFromToday(9) };
  const postId = await addPost(api, company.admin, client.clientId, { shift: '24h', asked, ...days });
  const guards = [];
  for (const name of names) guards.push(await company.addGuard({ name }));
  const body = { postId, guardIds: guards.map(({ guardId }) => guardId), ...days };
  if (guards.length > 0) expectStatus(await api.post('/admin/assign-to-post', body, company.admin), 201);
  const post = async () => (await own(client)).posts.find(({ _id }: { _id: string }) => _id === postId);
  return { client, postId, guards, post };
}

it('a client sees who guards a post now and how many places are open', async () => {
  const { post, client } = await clientWith(['Bina', 'Arun'], 3);
  const found = await post();
  expect(found).toMatchObject({ asked: 3, assigned: 2, isOver: false, shift: '24h' });
  expect(found.duty).toMatchObject({
    guards: [
      { name: 'Arun', state: 'planned', isOnBreak: false },
      { name: 'Bina', state: 'planned', isOnBreak: false },
    ],
    open: 1,
  });
  const now = nowText();
  expect([found.duty.beginsAt <= now, now < found.duty.endsAt]).toEqual([true, true]);
  expect((await own(client)).attended).toBe(false);
});

it('where attendance is kept, a client sees since when a guard is there and who is late', async () => {
  await api.put('/admin/company', { attendance: 'on' }, company.admin);
  await setRows(api.db, 'company', { id: 1 }, { attendance_since: nowText(-3 * 86_400_000) });
  const { post, guards } = await clientWith(['Arun', 'Bina'], 2);
  const [arun] = guards;
  const now = nowText();
  const duties = (await api.get('/security/duties', arun?.token)).body.data;
  const running = duties.find(
    (one: { beginsAt: string; endsAt: string }) => one.beginsAt <= now && now < one.endsAt,
  );
  expectStatus(await api.post('/security/start-duty', { dutyId: running._id }, arun?.token), 200);
  const { guards: shown } = (await post()).duty;
  expect(shown[0]).toMatchObject({ name: 'Arun', startedAt: expect.any(String) });
  expect(shown[1]).not.toHaveProperty('startedAt');
  await api.put('/admin/company', { attendance: 'off' }, company.admin);
});

it('a client sees who was there on the last seven days, and which places nobody had', async () => {
  const client = await company.addClient();
  const period = { startDate: daysFromToday(-9), endDate: daysFromToday(9) };
  const postId = await addPost(api, company.admin, client.clientId, { shift: '24h', asked: 2, ...period });
  const guard = await company.addGuard({ name: 'Arun' });
  const body = { postId, guardIds: [guard.guardId], ...period };
  expectStatus(await api.post('/admin/assign-to-post', body, company.admin), 201);
  const lastDays = async () =>
    (await own(client)).posts.find(({ _id }: { _id: string }) => _id === postId).lastDays;
  const days = await lastDays();
  expect(days).toHaveLength(7);
  // A 24-hour duty begins and ends at 08:00, so before that yesterday's still runs.
  const first = Date.now() < Date.parse(`${daysFromToday(0)}T08:00:00+05:30`) ? -2 : -1;
  expect(days.map(({ day }: { day: string }) => day)).toEqual(
    Array.from({ length: 7 }, (_, index) => daysFromToday(first - index)),
  );
  expect(days[0]).toMatchObject({ guards: [{ name: 'Arun', state: 'planned' }], open: 1 });
  const { id: dutyId } = await api.db
    .selectFrom('duties')
    .select('id')
    .where('guard_id', '=', guard.guardId)
    .where('day', '=', days[0].day)
    .executeTakeFirstOrThrow();
  const absent = { dutyId, state: 'absent', reason: 'Nobody came' };
  expectStatus(await api.post('/admin/correct-duty', absent, company.admin), 200);
  expect((await lastDays())[0].guards).toMatchObject([{ name: 'Arun', state: 'absent' }]);
});

it('a post of an accepted request names the request, and one that has not begun has no duty', async () => {
  const user = await api.signIn('client');
  const dates = { startDate: daysFromToday(10), endDate: daysFromToday(20) };
  const request = clientApplicationBody({ ...dates, numberOfGuards: 2 });
  const sent = await api.post('/client/submit-application', request, user.token);
  const answer = { applicationId: sent.body.data._id, status: 'approved' };
  expectStatus(await api.post('/admin/accept-application', answer, company.admin), 200);
  const { posts } = await own(user);
  expect(posts).toMatchObject([{ requestId: sent.body.data._id, asked: 2, assigned: 0, isOver: false }]);
  expect(posts[0]).not.toHaveProperty('duty');
});

it('a client without posts has none, and nobody sees another client’s', async () => {
  await clientWith(['Arun'], 1);
  expect((await own(await api.signIn('client'))).posts).toEqual([]);
});

it('has pages of 200 posts, and those that are not over come first', async () => {
  const { client, postId } = await clientWith([], 1);
  const row = await rowOf(api.db, 'posts', { id: postId });
  const old = { start_date: daysFromToday(-90), end_date: daysFromToday(-30) };
  const over = Array.from({ length: 199 }, () => ({ ...row, ...old, id: newId() }));
  await api.db.insertInto('posts').values(over).execute();
  await setRows(api.db, 'posts', { id: postId }, { start_date: daysFromToday(-300) });
  const page = async (query: string) => (await api.get(`/client/posts?${query}`, client.token)).body;
  const first = await page('');
  // The client came with a post of its own.
  expect([first.data.posts.length, first.data.posts[1]._id, first.total]).toEqual([200, postId, 201]);
  const last = await page(`cursor=${first.nextCursor}`);
  expect([last.data.posts.length, last.nextCursor]).toEqual([1, null]);
  expect((await page('sort=-startDate&limit=1')).data.posts[0]._id).not.toBe(postId);
  expect((await page('cursor=x')).errors?.[0].path).toBe('cursor');
});
