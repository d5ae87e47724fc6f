import { beforeAll, expect, it } from 'vitest';
import {
  addPost,
  concurrently,
  countByStatus,
  daysFromToday,
  type TestGuard,
} from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { exhaustive } from '../../../../testing/exhaustive.ts';
import { itOnce } from '../../../../testing/it-once.ts';
import { rowsOf, setRows } from '../../../../testing/rows.ts';

const { api, company } = await startCompany();
const tomorrow = daysFromToday(1);

const office = (path: string, body: object) => api.post(`/admin/${path}`, body, company.admin);
const tokenOf = ({ url }: { url: string }) => url.split('#')[1] ?? '';
const answer = (token: string, yes = true) => api.post(`/offers/${token}/answer`, { yes });
const open = (token: string) => api.get(`/offers/${token}`);

async function newPost(changes: object = {}): Promise<string> {
  const { clientId } = await company.addClient();
  return addPost(api, company.admin, clientId, { asked: 1, ...changes });
}

const send = (postId: string, guards: readonly TestGuard[], changes: object = {}) =>
  office('offers', {
    postId,
    days: [tomorrow],
    guardIds: guards.map(({ guardId }) => guardId),
    minutes: 30,
    ...changes,
  });

/** Offers a place and returns the tokens in the order of the guards. */
const sent = async (...offer: Parameters<typeof send>): Promise<string[]> =>
  (await send(...offer)).body.data.map(tokenOf);

const listed = async (postId: string) =>
  (await api.get(`/admin/offers?postId=${postId}`, company.admin)).body.data as {
    _id: string;
    status: string;
    guard: { _id: string };
    impossible?: string;
    assignmentIds?: string[];
  }[];
const statuses = async (postId: string) =>
  Object.fromEntries((await listed(postId)).map(({ guard, status }) => [guard._id, status]));

const dutiesOf = ({ guardId }: TestGuard) => rowsOf(api.db, 'duties', { guard_id: guardId });

let [asha, biju, chand] = [] as unknown as [TestGuard, TestGuard, TestGuard];
beforeAll(async () => {
  [asha, biju, chand] = await Promise.all([company.addGuard(), company.addGuard(), company.addGuard()]);
});
const threeGuards = () => concurrently(3, () => company.addGuard());

itOnce(
  'an offer gives each guard a link of 256 bits and a WhatsApp text, and only hashes of the links are stored',
  async () => {
    const postId = await newPost();
    const { status, body } = await send(postId, [asha, biju]);
    expect(status).toBe(201);
    expect(body.data.map(({ guardId }: { guardId: string }) => guardId)).toEqual([
      asha.guardId,
      biju.guardId,
    ]);
    for (const { url, whatsapp } of body.data) {
      expect(url).toMatch(/^http:\/\/localhost:\d+\/offer#[\w-]{43}$/);
      expect(decodeURIComponent(whatsapp)).toContain(url);
      expect(whatsapp).toMatch(/^https:\/\/wa\.me\/919876543210\?text=/);
    }
    const stored = JSON.stringify([
      await rowsOf(api.db, 'offers', { post_id: postId }),
      await rowsOf(api.db, 'audit_log', { entity_id: postId }),
    ]);
    for (const one of body.data) expect(stored).not.toContain(tokenOf(one));
    expect(await statuses(postId)).toEqual({ [asha.guardId]: 'sent', [biju.guardId]: 'sent' });
  },
);

itOnce(
  'the first yes gets the duty, the others read that it is taken, and the winner’s second yes changes nothing',
  async () => {
    const [one, two, three] = (await threeGuards()) as [TestGuard, TestGuard, TestGuard];
    const postId = await newPost();
    const [first = '', second = '', third = ''] = await sent(postId, [one, two, three]);
    expect((await open(third)).body.data.state).toBe('open');
    expect(await statuses(postId)).toMatchObject({ [three.guardId]: 'opened' });
    expect((await answer(second)).body.data).toMatchObject({ state: 'yours', answer: 'yes' });
    expect((await answer(first)).body.code).toBe('offer.taken');
    expect((await answer(second)).status).toBe(200);
    expect((await answer(second, false)).body.code).toBe('offer.yours');
    expect(await statuses(postId)).toEqual({
      [one.guardId]: 'late',
      [two.guardId]: 'yes',
      [three.guardId]: 'expired',
    });
    expect((await open(third)).body.data.state).toBe('taken');
    expect(await dutiesOf(two)).toMatchObject([{ day: tomorrow, post_id: postId }]);
    expect([await dutiesOf(one), await dutiesOf(three)]).toEqual([[], []]);
  },
);

itOnce('a yes after a no counts while the offer is open', async () => {
  const postId = await newPost();
  const [one] = (await threeGuards()) as [TestGuard];
  const [token = ''] = await sent(postId, [one]);
  expect((await answer(token, false)).body.data).toMatchObject({ state: 'open', answer: 'no' });
  expect(await statuses(postId)).toEqual({ [one.guardId]: 'no' });
  expect((await answer(token)).body.data.state).toBe('yours');
});

itOnce('an offer ends after its minutes, and when the office closes it', async () => {
  const postId = await newPost();
  const [one = '', two = ''] = await sent(postId, [asha, biju]);
  const past = new Date(Date.now() - 1).toISOString();
  const [mine] = await listed(postId);
  await api.db
    .updateTable('offers')
    .set({ open_until: past })
    .where('id', '=', mine?._id ?? '')
    .execute();
  const [late, open_] = mine?.guard._id === asha.guardId ? [one, two] : [two, one];
  for (const yes of [true, false]) expect((await answer(late, yes)).body.code).toBe('offer.expired');
  expect((await open(late)).body.data.state).toBe('expired');
  const offerIds = (await listed(postId)).map(({ _id }) => _id);
  const closed = await office('close-offers', { offerIds });
  expect(closed.body.data.map(({ status }: { status: string }) => status)).toEqual(['expired', 'expired']);
  expect((await answer(open_)).body.code).toBe('offer.expired');
});

it('an offer of several days gives all of them or none, and leaves the days between free', async () => {
  const postId = await newPost({ shift: 'day' });
  const other = await newPost({ shift: 'day' });
  const [one, two] = (await threeGuards()) as [TestGuard, TestGuard];
  const days = [5, 2, 3].map(daysFromToday);
  const [first = '', second = ''] = await sent(postId, [one, two], { days });
  const busy = { startDate: daysFromToday(5), endDate: daysFromToday(5) };
  await office('assign-to-post', { postId: other, guardIds: [one.guardId], ...busy });
  const before = await dutiesOf(one);
  const refused = await answer(first);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: 'offer.impossible',
    message: expect.stringMatching(/your own duty then, at .*Pune, until/),
  });
  expect(await dutiesOf(one)).toEqual(before);
  expect((await listed(postId)).find(({ guard }) => guard._id === one.guardId)).toMatchObject({
    status: 'sent',
    impossible: 'busy',
  });
  expect((await answer(second)).status).toBe(200);
  expect((await dutiesOf(two)).map(({ day }) => day).sort()).toEqual([2, 3, 5].map(daysFromToday));
  expect(await rowsOf(api.db, 'assignments', { guard_id: two.guardId })).toHaveLength(2);
});

itOnce(
  'complaint 16, “Swaps by text message leave no trace, replacement unqualified”: a yes is looked at for age, expired papers and a place that is filled meanwhile',
  async () => {
    const [young, expired, late] = (await threeGuards()) as [TestGuard, TestGuard, TestGuard];
    const postId = await newPost();
    const [one = '', two = '', three = ''] = await sent(postId, [young, expired, late]);
    await api.db
      .updateTable('guards')
      .set({ date_of_birth: daysFromToday(-17 * 365) })
      .where('id', '=', young.guardId)
      .execute();
    await setRows(
      api.db,
      'papers',
      { guard_id: expired.guardId, kind: 'medical' },
      { expires_on: daysFromToday(0) },
    );
    expect((await answer(one)).body).toMatchObject({
      code: 'offer.impossible',
      message: expect.stringContaining('18 to 64'),
    });
    expect((await answer(two)).body).toMatchObject({
      code: 'offer.impossible',
      message: expect.stringContaining('expired'),
    });
    const filler = await company.addGuard();
    const filled = { postId, guardIds: [filler.guardId], startDate: tomorrow, endDate: tomorrow };
    expect((await office('assign-to-post', filled)).status).toBe(201);
    expect((await answer(three)).body.code).toBe('offer.taken');
    expect((await send(postId, [late])).body.code).toBe('posts.full');
    // The trace: who was asked, and what became of each answer.
    const asked = await listed(postId);
    expect(asked.map(({ impossible }) => impossible).sort()).toEqual(['age', 'papers', undefined]);
    expect(asked.map(({ guard }) => guard._id).sort()).toEqual(
      [young, expired, late].map(({ guardId }) => guardId).sort(),
    );
  },
);

itOnce(
  'an offer ends with its post: a later yes sends nobody to a place that the office has ended',
  async () => {
    const postId = await newPost();
    const [one, two] = (await threeGuards()) as [TestGuard, TestGuard];
    const day = daysFromToday(3);
    const [first = '', second = ''] = await sent(postId, [one, two], { days: [tomorrow, day] });
    expect((await office('end-post', { postId, lastDay: tomorrow })).status).toBe(200);
    expect((await answer(first)).body.code).toBe('offer.expired');
    expect((await open(second)).body.data.state).toBe('expired');
    expect(await dutiesOf(one)).toEqual([]);
  },
);

itOnce.each([
  ['hours', { startsAt: '22:00' }],
  ['place', { place: { street: '9 Far Road', city: 'Nagpur', state: 'Maharashtra', zipCode: '440001' } }],
])('an offer ends when the office changes the %s that its guard was told', async (_, changes) => {
  const postId = await newPost();
  const [one] = (await threeGuards()) as [TestGuard];
  const [token = ''] = await sent(postId, [one]);
  const { data: post } = (await api.get(`/admin/posts/${postId}`, company.admin)).body;
  const { startDate, endDate, asked, shift, place, note, startsAt, hours } = post;
  const known = { postId, startDate, endDate, asked, shift, place, note, startsAt, hours };
  const change = (body: object) => api.put('/admin/posts', { ...known, ...body }, company.admin);
  expect((await change({ note: 'Ask for the key' })).status).toBe(200);
  expect((await open(token)).body.data.state).toBe('open');
  expect((await change(changes)).status).toBe(200);
  expect((await answer(token)).body.code).toBe('offer.expired');
  expect(await dutiesOf(one)).toEqual([]);
});

itOnce('undoing what a yes made keeps the offer’s history and ends its link', async () => {
  const postId = await newPost();
  const [one] = (await threeGuards()) as [TestGuard];
  const [token = ''] = await sent(postId, [one]);
  await answer(token);
  const [{ assignmentIds: [assignmentId = ''] = [] } = {}] = await listed(postId);
  const [entry] = await rowsOf(api.db, 'audit_log', { entity_id: assignmentId });
  expect((await office('undo', { entryIds: [entry?.id] })).status).toBe(200);
  expect(await dutiesOf(one)).toEqual([]);
  expect(await statuses(postId)).toEqual({ [one.guardId]: 'yes' });
  expect((await open(token)).body.data.state).toBe('expired');
  expect((await answer(token)).body.code).toBe('offer.expired');
});

itOnce('a new offer of the same days ends the guard’s older link', async () => {
  const postId = await newPost();
  const [older = ''] = await sent(postId, [chand]);
  const [newer = ''] = await sent(postId, [chand]);
  expect((await answer(older)).body.code).toBe('offer.expired');
  expect((await open(newer)).body.data.state).toBe('open');
});

itOnce('days outside the post, over, or none at all are refused, and unknown guards and posts', async () => {
  const postId = await newPost();
  const code = async (...offer: Parameters<typeof send>) => (await send(...offer)).body.code;
  expect(await code(postId, [asha], { days: [daysFromToday(200)] })).toBe('posts.outside');
  expect(await code(postId, [asha], { days: [] })).toBe('request.invalid');
  expect(await code(postId, [asha], { days: [daysFromToday(-2)] })).toBe('posts.outside');
  for (const minutes of [0, 1.5, 1_441, '30'])
    expect(await code(postId, [asha], { minutes })).toBe('request.invalid');
  expect(await code(postId, [{ ...asha, guardId: postId }])).toBe('guards.not_found');
  expect(await code(asha.guardId, [asha])).toBe('posts.not_found');
});

itOnce('a disabled account’s link leads nowhere', async () => {
  const postId = await newPost();
  const gone = await company.addGuard();
  const [token = ''] = await sent(postId, [gone]);
  await api.db
    .updateTable('users')
    .set({ disabled_at: new Date().toISOString() })
    .where('id', '=', gone.userId)
    .execute();
  for (const reply of [await open(token), await answer(token)])
    expect(reply.body.code).toBe('offer.not_found');
});

itOnce('guessing links costs its network, and a known link still works from there', async () => {
  const postId = await newPost();
  const [token = ''] = await sent(postId, [await company.addGuard()]);
  const guess = (index: number) => open(`${index}`.padStart(43, 'x'));
  const replies = await concurrently(110, guess);
  expect(countByStatus(replies)[429]).toBeGreaterThan(0);
  expect((await guess(0)).headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await open(token)).status).toBe(200);
  await api.db.deleteFrom('rate_limits').execute();
});

async function raceFor(yeses: number, guardCount: number): Promise<void> {
  const guards = await concurrently(guardCount, () => company.addGuard());
  const postId = await newPost();
  const tokens = await sent(postId, guards);
  const replies = await concurrently(yeses, (index) => answer(tokens[index % tokens.length] ?? ''));
  const made = (await rowsOf(api.db, 'duties', { post_id: postId })).length;
  const { 200: won = 0, 409: late = 0, ...others } = countByStatus(replies);
  expect([made, others]).toEqual([1, {}]);
  expect([won > 0, won + late]).toEqual([true, yeses]);
  const winners = Object.values(await statuses(postId)).filter((status) => status === 'yes');
  expect(winners).toHaveLength(1);
}

it('a hundred yeses at once make one guard', () => raceFor(100, 10));

it('a thousand yeses at once make one guard', exhaustive, () => raceFor(1_000, 50));

it('a yes and the office, who fills the place at the same time, make one guard', async () => {
  const guards = await threeGuards();
  const postId = await newPost();
  const tokens = await sent(postId, guards);
  const filler = await company.addGuard();
  const body = { postId, guardIds: [filler.guardId], startDate: tomorrow, endDate: tomorrow };
  const replies = await Promise.all([
    ...tokens.map((token) => answer(token)),
    office('assign-to-post', body),
  ]);
  expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(await rowsOf(api.db, 'duties', { post_id: postId })).toHaveLength(1);
});

it('a yes and the end of its post at the same moment leave no duty after the last day', async () => {
  for (let round = 0; round < 3; round += 1) {
    const postId = await newPost();
    const [one] = (await threeGuards()) as [TestGuard];
    const [token = ''] = await sent(postId, [one], { days: [daysFromToday(3)] });
    const [said, ended] = await Promise.all([
      answer(token),
      office('end-post', { postId, lastDay: tomorrow }),
    ]);
    expect([ended.status, [200, 409].includes(said.status)]).toEqual([200, true]);
    const stands = (await dutiesOf(one)).filter(({ plan }) => plan === 'planned');
    expect(stands).toEqual([]);
  }
});

it('the same offers sent again, also with an Idempotency-Key, leave each guard one open link', async () => {
  const postId = await newPost();
  const body = { postId, days: [tomorrow], guardIds: [asha.guardId, biju.guardId], minutes: 30 };
  const key = { 'Idempotency-Key': 'the-same-offers' };
  const again = () => api.post('/admin/offers', body, company.admin, key);
  const replies = [await again(), await again(), ...(await concurrently(3, again))];
  expect(countByStatus(replies)).toEqual({ 201: 5 });
  const tokens = replies.flatMap((reply) => reply.body.data.map(tokenOf));
  const states = await Promise.all(tokens.map(async (token) => (await open(token)).body.data.state));
  expect(states.filter((state) => state === 'open')).toHaveLength(2);
  const keys = JSON.stringify(await rowsOf(api.db, 'idempotency_keys', {}));
  expect(tokens.filter((token) => keys.includes(token))).toEqual([]);
});
