import { RATING_CHANGE_DAYS } from '@prahari/contract/assignments';
import { expect, it } from 'vitest';
import { statusAndCode } from '../../../testing/api.ts';
import {
  assignGuardBody,
  auditActionsOf,
  concurrently,
  countByStatus,
  countRows,
  daysFromToday,
  expectStatus,
  UNKNOWN_ID,
} from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { itOnce } from '../../../testing/it-once.ts';
import { rowOf, rowsOf, setRows } from '../../../testing/rows.ts';
import { newId, nowText } from '../../db/ids.ts';

const { api, company } = await startCompany();

type Client = Awaited<ReturnType<typeof company.addClient>>;
type Guard = Awaited<ReturnType<typeof company.addGuard>>;

const DAY_MS = 86_400_000;

/** Assigns a guard since some days. */
async function assigned(client: Client, guard: Guard, since = -3): Promise<string> {
  const period = { startDate: daysFromToday(since), endDate: daysFromToday(5) };
  const reply = await api.post(
    '/admin/assign-guard',
    assignGuardBody(guard.guardId, client.clientId, period),
    company.admin,
  );
  return expectStatus(reply, 201).body.data._id;
}

async function worked() {
  const [client, guard] = [await company.addClient(), await company.addGuard()];
  return { client, guard, assignmentId: await assigned(client, guard) };
}

const rate = ({ token }: { token: string }, assignmentId: string, stars: unknown = 4, text?: string) =>
  api.post('/client/ratings', { assignmentId, stars, ...(text !== undefined && { text }) }, token);
const listed = async ({ userId }: Guard) => {
  const { data } = (await api.get('/admin/guards', company.admin)).body;
  return data.find(({ user }: { user: { _id: string } }) => user._id === userId);
};

itOnce('a client rates a guard once the first duty has ended, and the office reads the words', async () => {
  const { client, guard, assignmentId } = await worked();
  const [listedBefore] = (await api.get('/client/ratings', client.token)).body.data;
  expect(listedBefore).toMatchObject({ assignmentId, guard: { _id: guard.guardId }, city: 'Noida' });
  expect(listedBefore).not.toHaveProperty('rating');
  expect((await listed(guard)).rating).toBe(0);
  const { status, body } = await rate(client, assignmentId, 4, '  Always at the gate. ');
  expect([status, body.data]).toEqual([
    200,
    {
      ...listedBefore,
      rating: {
        stars: 4,
        text: 'Always at the gate.',
        ratedAt: expect.any(String),
        changeableUntil: expect.any(String),
      },
    },
  ]);
  const { rating } = body.data;
  expect(Date.parse(rating.changeableUntil) - Date.parse(rating.ratedAt)).toBe(RATING_CHANGE_DAYS * DAY_MS);
  expect((await api.get('/client/ratings', client.token)).body.data).toEqual([body.data]);
  expect(await listed(guard)).toMatchObject({
    rating: 4,
    reviews: [{ rating: 4, comment: 'Always at the gate.', clientName: expect.any(String) }],
  });
});

itOnce('nobody but the office and the client reads the words of a rating', async () => {
  const { client, guard, assignmentId } = await worked();
  await rate(client, assignmentId, 2, 'Slept at the gate');
  const other = await company.addClient();
  const later = { startDate: daysFromToday(6), endDate: daysFromToday(9) };
  expectStatus(await company.assignGuard(guard.guardId, other.clientId, later), 201);
  for (const [path, token] of [
    ['/security/profile', guard.token],
    ['/client/profile', other.token],
    ['/client/profile', client.token],
    ['/client/ratings', other.token],
    ['/security/duties', guard.token],
  ] as const) {
    const reply = await api.get(path, token);
    expect([path, JSON.stringify(reply.body).includes('Slept')]).toEqual([path, false]);
  }
  expect((await api.get('/security/profile', guard.token)).body.data).toMatchObject({
    rating: 2,
    reviews: [],
  });
});

itOnce('a rating before the first duty has ended, or of leave only, is 409', async () => {
  const [client, guard] = [await company.addClient(), await company.addGuard()];
  const later = await assigned(client, guard, 1);
  const before = await countRows(api.db);
  expect(statusAndCode(await rate(client, later))).toEqual([409, 'rating.too_early']);
  const { client: owner, assignmentId } = await worked();
  await setRows(api.db, 'duties', { assignment_id: assignmentId }, { plan: 'leave' });
  expect(statusAndCode(await rate(owner, assignmentId))).toEqual([409, 'rating.too_early']);
  expect((await api.get('/client/ratings', owner.token)).body.data).toEqual([]);
  expect((await countRows(api.db)).guard_reviews).toBe(before.guard_reviews);
});

itOnce('another client’s assignment, an unknown one and one of an erased guard are 404', async () => {
  const { client, guard, assignmentId } = await worked();
  const stranger = await company.addClient();
  const without = await api.signIn('client');
  for (const [who, id] of [
    [stranger, assignmentId],
    [without, assignmentId],
    [client, UNKNOWN_ID],
  ] as const)
    expect(statusAndCode(await rate(who, id))).toEqual([404, 'assignments.not_found']);
  await setRows(
    api.db,
    'users',
    { id: guard.userId },
    {
      erased_at: nowText(),
      disabled_at: nowText(),
      name: 'Erased person',
    },
  );
  expect(statusAndCode(await rate(client, assignmentId))).toEqual([404, 'assignments.not_found']);
});

itOnce('stars are whole numbers from 1 to 5', async () => {
  const { client, assignmentId } = await worked();
  for (const stars of [0, 6, -1, 4.5, '4', null, 1e9])
    expect([stars, (await rate(client, assignmentId, stars)).status]).toEqual([stars, 400]);
  for (const stars of [1, 5]) expect((await rate(client, assignmentId, stars)).status).toBe(200);
});

itOnce(
  'a rating can be changed for seven days from the first one, and a change does not prolong them',
  async () => {
    const { client, guard, assignmentId } = await worked();
    await rate(client, assignmentId, 5, 'Good');
    const first = nowText(-RATING_CHANGE_DAYS * DAY_MS + 60_000);
    await setRows(api.db, 'guard_reviews', { assignment_id: assignmentId }, { created_at: first });
    const changed = await rate(client, assignmentId, 3, 'Less good');
    expect(changed.body.data.rating).toMatchObject({ stars: 3, text: 'Less good', ratedAt: first });
    expect((await listed(guard)).rating).toBe(3);
    const over = nowText(-RATING_CHANGE_DAYS * DAY_MS);
    await setRows(api.db, 'guard_reviews', { assignment_id: assignmentId }, { created_at: over });
    expect(statusAndCode(await rate(client, assignmentId, 1))).toEqual([409, 'rating.closed']);
    expect((await listed(guard)).rating).toBe(3);
  },
);

itOnce('the same rating again writes nothing', async () => {
  const { client, assignmentId } = await worked();
  await rate(client, assignmentId, 5, 'Good');
  expect((await rate(client, assignmentId, 5, 'Good')).status).toBe(200);
  await rate(client, assignmentId, 4, 'Good');
  const actions = await auditActionsOf(api.db, assignmentId);
  expect(actions.filter((action) => /Rat|rate/.test(action))).toEqual(['rateGuard', 'changeRating']);
});

it('of concurrent ratings of one assignment one row is left, and the mean is that of the rows', async () => {
  const { client, guard, assignmentId } = await worked();
  const replies = await concurrently(8, (index) => rate(client, assignmentId, (index % 5) + 1));
  expect(countByStatus(replies)).toEqual({ 200: 8 });
  const rows = await rowsOf(api.db, 'guard_reviews', { guard_id: guard.guardId });
  expect(rows).toHaveLength(1);
  expect((await rowOf(api.db, 'guards', { id: guard.guardId })).rating).toBe(rows[0]?.rating);
});

it('a guard’s rating is the mean of all, half a tenth upwards', async () => {
  const { client, guard, assignmentId } = await worked();
  // With 4, these are 20 ratings with the sum 87: 4.35.
  const older = [...Array(7).fill(5), ...Array(12).fill(4)];
  await api.db
    .insertInto('guard_reviews')
    .values(
      older.map((rating) => ({
        ...{ id: newId(), guard_id: guard.guardId, client_name: 'Old client', rating, comment: '' },
        created_at: nowText(),
      })),
    )
    .execute();
  await rate(client, assignmentId, 4);
  expect((await listed(guard)).rating).toBe(4.4);
});

itOnce('guards nobody rated come last in both directions', async () => {
  const { client, guard, assignmentId } = await worked();
  await rate(client, assignmentId, 1);
  for (const sort of ['rating', '-rating']) {
    const { data } = (await api.get(`/admin/guards?limit=200&sort=${sort}`, company.admin)).body;
    const ratings = data.map((one: { rating: number }) => one.rating) as number[];
    const firstUnrated = ratings.indexOf(0);
    expect(ratings.slice(firstUnrated).every((rating) => rating === 0)).toBe(true);
    expect(data.findIndex((one: { _id: string }) => one._id === guard.guardId)).toBeLessThan(firstUnrated);
  }
});

itOnce('a rating stands under the client’s name of today', async () => {
  const { client, guard, assignmentId } = await worked();
  expectStatus(await rate(client, assignmentId), 200);
  const corrected = {
    clientId: client.clientId,
    name: 'Well Spelt',
    email: client.email,
    serviceType: 'FULL_TIME',
    location: 'Noida',
  };
  expectStatus(await api.put('/admin/clients', corrected, company.admin), 200);
  expect((await listed(guard)).reviews).toMatchObject([{ clientName: 'Well Spelt' }]);
});
