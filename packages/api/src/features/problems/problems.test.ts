import { MAX_OPEN_PROBLEMS } from '@prahari/contract/problems';
import { expect, it } from 'vitest';
import { statusAndCode } from '../../../testing/api.ts';
import {
  addPost,
  auditActionsOf,
  concurrently,
  countByStatus,
  countRows,
  UNKNOWN_ID,
} from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { itOnce } from '../../../testing/it-once.ts';
import { rowOf, rowsOf, setRows } from '../../../testing/rows.ts';
import { newId } from '../../db/ids.ts';

const { api, company } = await startCompany();

async function clientWithPost(name = 'Orchid Heights') {
  const client = await company.addClient({}, { name });
  const place = { street: 'Gate 7', city: 'Nagpur', state: 'Maharashtra', zipCode: '440001' };
  return { ...client, postId: await addPost(api, company.admin, client.clientId, { place }) };
}
type Reporter = Awaited<ReturnType<typeof clientWithPost>>;

const report = (
  { token, postId }: Pick<Reporter, 'token' | 'postId'>,
  text = 'The gate stood open at two',
  headers: Record<string, string> = {},
) => api.post('/client/problems', { postId, text }, token, headers);
const reported = async (client: Reporter, text?: string): Promise<string> =>
  (await report(client, text)).body.data._id;
const own = async ({ token }: { token: string }) => (await api.get('/client/problems', token)).body.data;
const answer = (problemId: string, body: object) =>
  api.post('/admin/problems/answer', { problemId, ...body }, company.admin);
const listed = async (query = '') =>
  (await api.get(`/admin/problems?limit=200&${query}`, company.admin)).body.data;
const open = async () => (await api.get('/admin/overview', company.admin)).body.data.problemsOpen ?? 0;

itOnce('a client reports a problem about an own post and reads the office’s answer', async () => {
  const client = await clientWithPost();
  const before = await open();
  const { status, body } = await report(client, ' The gate stood open at two. ');
  expect([status, body.data]).toEqual([
    201,
    {
      _id: expect.any(String),
      post: { _id: client.postId, place: expect.objectContaining({ street: 'Gate 7', city: 'Nagpur' }) },
      text: 'The gate stood open at two.',
      status: 'open',
      reportedAt: expect.any(String),
      answers: [],
    },
  ]);
  expect(await open()).toBe(before + 1);
  expect(await listed('status=open&q=nagpur')).toContainEqual({
    ...body.data,
    client: { _id: client.clientId, name: 'Orchid Heights', phone: '+91 98765 43210' },
  });
  const answered = await answer(body.data._id, { text: 'We changed the guard.' });
  expect(answered.body.data).toMatchObject({
    status: 'answered',
    answers: [{ text: 'We changed the guard.', answeredAt: expect.any(String) }],
  });
  const { client: _, ...ofClient } = answered.body.data;
  expect(await own(client)).toEqual([ofClient]);
  expect(await open()).toBe(before);
  const closed = await answer(body.data._id, { close: true });
  expect(closed.body.data).toMatchObject({ status: 'closed', answers: [{}] });
  expect(await auditActionsOf(api.db, client.postId)).toEqual([
    'addPost',
    'reportProblem',
    'answerProblem',
    'closeProblem',
  ]);
});

itOnce(
  'a problem about somebody else’s post or an unknown one is 404, and nobody else reads it',
  async () => {
    const [client, stranger] = [await clientWithPost(), await clientWithPost('Other')];
    const guard = await company.addGuard();
    const problemId = await reported(client, 'Secret words');
    const rows = await countRows(api.db);
    for (const postId of [client.postId, UNKNOWN_ID])
      expect(statusAndCode(await report({ ...stranger, postId }))).toEqual([404, 'posts.not_found']);
    expect(await countRows(api.db)).toEqual(rows);
    expect(await own(stranger)).toEqual([]);
    for (const token of [stranger.token, guard.token])
      for (const path of ['/admin/problems', '/client/problems', '/client/profile', '/security/profile']) {
        const reply = await api.get(path, token);
        expect([path, JSON.stringify(reply.body).includes('Secret words')]).toEqual([path, false]);
      }
    expect(statusAndCode(await answer(UNKNOWN_ID, { text: 'x' }))).toEqual([404, 'problem.not_found']);
    const byClient = await api.post('/admin/problems/answer', { problemId, text: 'x' }, client.token);
    expect(byClient.status).toBe(403);
  },
);

it('the same report with its Idempotency-Key makes one problem', async () => {
  const client = await clientWithPost();
  const headers = { 'idempotency-key': newId() };
  const replies = await concurrently(4, () => report(client, 'Twice', headers));
  expect(new Set(replies.map(({ body }) => body.data?._id ?? body.code)).size).toBe(1);
  expect(await own(client)).toHaveLength(1);
});

it('the same answer again, also concurrently, is one answer', async () => {
  const client = await clientWithPost();
  const problemId = await reported(client);
  const replies = await concurrently(6, () => answer(problemId, { text: 'Done', close: true }));
  expect(countByStatus(replies)).toEqual({ 200: 6 });
  expect((await own(client))[0]).toMatchObject({ status: 'closed', answers: [{ text: 'Done' }] });
  expect((await own(client))[0].answers).toHaveLength(1);
  expect(statusAndCode(await answer(problemId, { text: 'Something else' }))).toEqual([409, 'problem.closed']);
});

itOnce('an answer needs words unless it closes the problem', async () => {
  const problemId = await reported(await clientWithPost());
  for (const body of [{}, { text: ' ' }, { text: '', close: false }]) {
    const { status, body: reply } = await answer(problemId, body);
    expect([status, reply.errors]).toEqual([400, [{ path: 'text', message: 'Text is required' }]]);
  }
});

it('a client has at most 20 problems that are not closed, whatever is sent at once', async () => {
  const client = await clientWithPost();
  const replies = await concurrently(MAX_OPEN_PROBLEMS + 6, (index) => report(client, `Number ${index}`));
  expect(countByStatus(replies)).toEqual({ 201: MAX_OPEN_PROBLEMS, 429: 6 });
  const refused = replies.find(({ status }) => status === 429);
  expect([refused?.body.code, refused?.headers.get('retry-after')]).toEqual(['problem.too_many', '3600']);
  const [first] = await own(client);
  await answer(first._id, { close: true });
  expect((await report(client)).status).toBe(201);
});

it('the office pages, searches and filters problems', async () => {
  const client = await clientWithPost('Zebra Towers');
  const ids = [await reported(client, 'One'), await reported(client, 'Two'), await reported(client, 'Three')];
  await answer(ids[1] ?? '', { text: 'Seen' });
  const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
  expect(idsOf(await listed('q=zebra'))).toEqual([...ids].reverse());
  expect(idsOf(await listed('q=zebra&status=answered'))).toEqual([ids[1]]);
  const first = (await api.get('/admin/problems?limit=2&q=zebra', company.admin)).body;
  expect([first.total, idsOf(first.data)]).toEqual([3, [ids[2], ids[1]]]);
  const rest = (
    await api.get(
      `/admin/problems?limit=2&q=zebra&cursor=${encodeURIComponent(first.nextCursor)}`,
      company.admin,
    )
  ).body;
  expect([rest.nextCursor, idsOf(rest.data)]).toEqual([null, [ids[0]]]);
});

itOnce('a disabled client reports nothing', async () => {
  const client = await clientWithPost();
  await setRows(api.db, 'users', { id: client.userId }, { disabled_at: new Date().toISOString() });
  expect((await report(client)).status).toBe(401);
});

itOnce('the office is mailed of a problem and the client of its answer, once each', async () => {
  const client = await clientWithPost('Told Towers');
  const { email } = await rowOf(api.db, 'users', { id: client.userId });
  const problemId = await reported(client, 'Nobody opened the gate');
  const subjects = async () =>
    (await rowsOf(api.db, 'outbox', { recipient: email as string })).map(({ subject }) => subject);
  const ofOffice = await api.db
    .selectFrom('outbox')
    .select('text')
    .where('text', 'like', '%Nobody opened the gate%')
    .execute();
  expect(ofOffice).toHaveLength(1);
  const before = (await subjects()).length;
  await answer(problemId, { text: 'We spoke to the guard', close: true });
  await answer(problemId, { text: 'We spoke to the guard', close: true });
  expect((await subjects()).slice(before)).toEqual(['Prahari: an answer to your problem, which is closed']);
});
