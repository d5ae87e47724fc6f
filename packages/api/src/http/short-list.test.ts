import { MESSAGES_MAX } from '@prahari/contract/messages';
import { expect, it } from 'vitest';
import { bulkInsert } from '../../testing/bulk-insert.ts';
import { addPost, daysFromToday, UNKNOWN_ID } from '../../testing/company.ts';
import { startCompany } from '../../testing/company-suite.ts';
import { rowOf, setRows } from '../../testing/rows.ts';
import { newId, nowText } from '../db/ids.ts';

const { api, company } = await startCompany();

it('short lists come in pages with `limit`, are searched and sorted, and refuse what makes no sense', async () => {
  const guards = [
    await company.addGuard({ name: 'Asha' }),
    await company.addGuard({ name: 'Chand' }),
    await company.addGuard({ name: 'Biju' }),
  ];
  for (const [index, { token }] of guards.entries()) {
    const day = daysFromToday(index + 2);
    await api.post('/security/leave', { from: day, to: day, reason: 'Village' }, token);
  }
  const leave = async (query: string) => (await api.get(`/admin/leave?${query}`, company.admin)).body;
  const names = ({ data }: { data: { guard: { name: string } }[] }) => data.map(({ guard }) => guard.name);
  expect(names(await leave('sort=-guard'))).toEqual(['Chand', 'Biju', 'Asha']);
  expect(await leave('sort=-guard')).not.toHaveProperty('total');
  const first = await leave('sort=guard&limit=2');
  expect([names(first), first.total]).toEqual([['Asha', 'Biju'], 3]);
  const last = await leave(`sort=guard&limit=2&cursor=${first.nextCursor}`);
  expect([names(last), last.nextCursor]).toEqual([['Chand'], null]);
  expect(names(await leave('q=biJU'))).toEqual(['Biju']);
  for (const [query, path] of [
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['sort=phone', 'sort'],
    ['limit=1&cursor=x', 'cursor'],
    [`cursor=${first.nextCursor}`, 'cursor'],
    [`limit=1&cursor=${guards[0]?.guardId}`, 'cursor'],
    [`q=${'x'.repeat(65)}`, 'q'],
    ['q=a%00b', 'q'],
  ])
    expect((await leave(query as string)).errors?.[0].path).toBe(path);
  const drafts = await api.get('/admin/bill-drafts?month=2026-11&kind=%00', company.admin);
  expect(drafts.body.errors?.[0].path).toBe('kind');
});

it('every short list takes a limit', async () => {
  const [guard, client] = [await company.addGuard(), await company.addClient()];
  const postId = await addPost(api, company.admin, client.clientId);
  const body = { postId, days: [daysFromToday(1)], guardIds: [guard.guardId], minutes: 30 };
  await api.post('/admin/offers', body, company.admin);
  for (const text of ['Gate left open', 'Light is broken'])
    await api.post('/client/problems', { postId, text }, client.token);
  await company.assignGuard(guard.guardId, client.clientId);
  for (const from of [daysFromToday(3), daysFromToday(5)])
    await api.post('/security/leave', { from, to: from, reason: 'Village' }, guard.token);
  for (const kind of ['medical', 'psaraTraining']) {
    const paper = { guardId: guard.guardId, kind, number: 'M 17', expiresOn: daysFromToday(99) };
    await api.post('/admin/papers', paper, company.admin);
  }
  for (const from of ['2026-01-01', '2026-02-01']) {
    const rate = { clientId: client.clientId, basis: 'duty', hours: 12, amount: 900, from };
    await api.post('/admin/rates', rate, company.admin);
  }
  for (const [path, token] of [
    [`/admin/rates?clientId=${client.clientId}&sort=-from&`, company.admin],
    ['/admin/duties?', company.admin],
    [`/admin/duties?q=${guard.name.toLowerCase()}&sort=guard&`, company.admin],
    [`/admin/offers?postId=${postId}&`, company.admin],
    ['/admin/messages?status=unsent&', company.admin],
    ['/client/problems?', client.token],
    ['/security/leave?', guard.token],
    ['/security/papers?sort=-kind&', guard.token],
    ['/security/duties?', guard.token],
  ] as const) {
    const { body } = await api.get(`${path}limit=1`, token);
    expect([path, body.data.length, typeof body.total]).toEqual([path, 1, 'number']);
  }
  for (const [path, token] of [
    [`/admin/rotations?postId=${postId}&sort=-from&`, company.admin],
    ['/client/ratings?q=pune&sort=guard&', client.token],
  ] as const)
    expect((await api.get(`${path}limit=1`, token)).body).toMatchObject({ nextCursor: null, total: 0 });
});

it('the duties of a day are searched and sorted, page by page', async () => {
  const { clientId } = await company.addClient({ numberOfGuards: 3 }, { name: 'Nashik Mills' });
  for (const name of ['Uma Pawar', 'Om Pawar', 'Tara Singh']) {
    const { guardId } = await company.addGuard({ name });
    await company.assignGuard(guardId, clientId);
  }
  const read = async (query: string) => (await api.get(`/admin/duties?${query}`, company.admin)).body;
  const names = ({ data }: { data: { guard: { name: string } }[] }) => data.map(({ guard }) => guard.name);
  expect(names(await read('q=pawar&sort=guard'))).toEqual(['Om Pawar', 'Uma Pawar']);
  expect(names(await read('q=nashik&sort=-guard&limit=2'))).toEqual(['Uma Pawar', 'Tara Singh']);
  const first = await read('q=nashik&sort=guard&limit=2');
  expect([names(first), first.total]).toEqual([['Om Pawar', 'Tara Singh'], 3]);
  const last = await read(`q=nashik&sort=guard&limit=2&cursor=${first.nextCursor}`);
  expect([names(last), last.nextCursor]).toEqual([['Uma Pawar'], null]);
  for (const [query, path] of [
    ['sort=phone', 'sort'],
    [`limit=1&cursor=${first.nextCursor}`, 'cursor'],
    ['q=nashik&limit=1&cursor=x', 'cursor'],
  ])
    expect((await read(query as string)).errors?.[0].path).toBe(path);
});

it('the bills of a month before they are made, its TDS and a client’s months are searched, sorted and paged', async () => {
  const client = await company.addClient({}, { name: 'Satara Mills' });
  const other = await company.addClient({}, { name: 'Wai Dairy' });
  const month = daysFromToday(0).slice(0, 7);
  for (const [{ clientId }, street] of [
    [client, 'North gate'],
    [client, 'South gate'],
    [other, 'West gate'],
  ] as const) {
    const place = { street, city: 'Satara', state: 'Maharashtra', zipCode: '415001' };
    await addPost(api, company.admin, clientId, { place });
  }
  for (const [index, { clientId }] of [client, other].entries()) {
    const certificate = { clientId, year: '26-27', quarter: 3, number: `CERT${index}`, amount: 100 };
    await api.post('/admin/tds/certificate', certificate, company.admin);
  }
  const office = company.admin;
  for (const [path, token, column, q] of [
    ['/admin/tds?year=26-27&quarter=3', office, 'client', 'WAI'],
    [`/admin/bill-drafts?month=${month}&basedOn=planned`, office, 'client', 'WAI'],
    [`/client/muster?month=${month}`, client.token, 'place', 'SOUTH'],
  ] as const) {
    const read = async (more: string) => (await api.get(`${path}&${more}`, token)).body;
    const all = (await read(`sort=${column}`)).data;
    expect([path, all.length >= 2]).toEqual([path, true]);
    expect((await read(`sort=-${column}`)).data).toEqual(all.toReversed());
    // An own list has pages without `limit` too.
    expect((await read(`sort=${column}`)).total).toBe(token === office ? undefined : all.length);
    const found = await read(`q=${q}&limit=5`);
    expect([found.total, JSON.stringify(found.data).toUpperCase().includes(q)]).toEqual([1, true]);
    const paged = [];
    let page = await read(`sort=${column}&limit=1`);
    while (page.nextCursor !== null) {
      expect([page.data.length, page.total]).toEqual([1, all.length]);
      paged.push(...page.data);
      page = await read(`sort=${column}&limit=1&cursor=${page.nextCursor}`);
    }
    expect([...paged, ...page.data]).toEqual(all);
    for (const [query, wrong] of [
      ['limit=0', 'limit'],
      ['sort=phone', 'sort'],
      ['limit=1&cursor=x', 'cursor'],
      [`limit=1&cursor=${UNKNOWN_ID}`, 'cursor'],
      [`q=${'x'.repeat(65)}`, 'q'],
    ])
      expect((await read(query as string)).errors?.[0].path).toBe(wrong);
  }
});

it('a short list with states has those of one `status`, and refuses a word that is none', async () => {
  const [guard, client] = [await company.addGuard(), await company.addClient()];
  const postId = await addPost(api, company.admin, client.clientId);
  const offer = { postId, days: [daysFromToday(1)], guardIds: [guard.guardId], minutes: 30 };
  await api.post('/admin/offers', offer, company.admin);
  await api.post('/client/problems', { postId, text: 'Gate left open' }, client.token);
  await company.assignGuard(guard.guardId, client.clientId);
  const leave = { from: daysFromToday(3), to: daysFromToday(3), reason: 'Village' };
  await api.post('/security/leave', leave, guard.token);
  const days = `from=${daysFromToday(5)}&to=${daysFromToday(9)}`;
  for (const [path, token, is, other] of [
    [`/admin/offers?postId=${postId}`, company.admin, 'sent', 'yes'],
    [`/client/muster?month=${daysFromToday(0).slice(0, 7)}`, client.token, 'open', 'agreed'],
    ['/client/problems?', client.token, 'open', 'closed'],
    ['/security/leave?', guard.token, 'pending', 'declined'],
    [`/security/duties?${days}`, guard.token, 'planned', 'absent'],
    ['/admin/leave?', company.admin, 'pending', 'declined'],
  ] as const) {
    const read = async (query: string) => (await api.get(`${path}&${query}`, token)).body;
    const all = (await read('')).data.length;
    const counts = [is, other].map(async (status) => (await read(`status=${status}&limit=200`)).total);
    expect([path, all > 0, ...(await Promise.all(counts))]).toEqual([path, true, all, 0]);
    expect((await read('status=asleep')).errors?.[0].path).toBe('status');
  }
});

it('the next page follows although the rows before it were answered and so left the list', async () => {
  const answered = [await company.addGuard(), await company.addGuard(), await company.addGuard()];
  const day = daysFromToday(7);
  for (const { token } of answered)
    await api.post('/security/leave', { from: day, to: day, reason: 'Wedding at Wai' }, token);
  const read = async (more = '') => {
    const path = `/admin/leave?status=pending&q=wai&limit=1${more}`;
    return (await api.get(path, company.admin)).body;
  };
  const seen: string[] = [];
  for (let page = await read(); ; page = await read(`&cursor=${page.nextCursor}`)) {
    const [{ _id: leaveId, guard }] = page.data;
    seen.push(guard._id);
    await api.post('/admin/leave/answer', { leaveId, approved: false }, company.admin);
    if (page.nextCursor === null) break;
  }
  expect(seen.toSorted()).toEqual(answered.map(({ guardId }) => guardId).toSorted());
});

it('a short list is searched as people compare names and phones, and sorted regardless of case', async () => {
  const names = ['R. K. D’Souza', 'zoë Tambe', 'Umesh Lad'];
  const day = daysFromToday(8);
  for (const name of names) {
    const { token, userId } = await company.addGuard({ name });
    await setRows(api.db, 'users', { id: userId }, { phone: '+919812345678' });
    await api.post('/security/leave', { from: day, to: day, reason: 'Harvest at Wai' }, token);
  }
  const found = async (query: string) =>
    (await api.get(`/admin/leave?${query}`, company.admin)).body.data.map(
      ({ guard }: { guard: { name: string } }) => guard.name,
    );
  for (const [q, name] of [
    ['rk dsouza', 'R. K. D’Souza'],
    ["d'souza r.k.", 'R. K. D’Souza'],
    ['zoe', 'zoë Tambe'],
    ['tambe zoë', 'zoë Tambe'],
    ['lad umesh', 'Umesh Lad'],
  ])
    expect([q, await found(`q=${q}`)]).toEqual([q, [name]]);
  expect(await found('q=98123 45678&sort=guard')).toEqual(['R. K. D’Souza', 'Umesh Lad', 'zoë Tambe']);
  expect(await found('q=HARVEST&sort=-guard')).toEqual(['zoë Tambe', 'Umesh Lad', 'R. K. D’Souza']);
  expect(await found('q=harvest umesh tambe')).toEqual([]);
});

it('a list of one’s own has pages of 200 without `limit`', async () => {
  const guard = await company.addGuard();
  const day = daysFromToday(3);
  await api.post('/security/leave', { from: day, to: day, reason: 'Village' }, guard.token);
  const row = await rowOf(api.db, 'leaves', { guard_id: guard.guardId });
  const earlier = Array.from({ length: 200 }, (_, index) => {
    const before = daysFromToday(-1 - index);
    return { ...row, id: newId(), from_day: before, to_day: before };
  });
  await api.db.insertInto('leaves').values(earlier).execute();
  const { body } = await api.get('/security/leave', guard.token);
  expect([body.data.length, body.total]).toEqual([200, 201]);
  const { body: last } = await api.get(`/security/leave?cursor=${body.nextCursor}`, guard.token);
  expect([last.data.length, last.nextCursor]).toEqual([1, null]);
});

it('leave, rises and published prices of more than 200 rows lose none', async () => {
  const { guardId } = await company.addGuard();
  const { clientId } = await company.addClient();
  const day = daysFromToday(1);
  const leave = { guard_id: guardId, from_day: day, to_day: day, reason: 'Long list', created_at: nowText() };
  await bulkInsert(
    api.db,
    'leaves',
    Array.from({ length: 201 }, () => ({ id: newId(), ...leave })),
  );
  const listed = (await api.get('/admin/leave?q=long list&limit=1', company.admin)).body;
  expect([listed.total, listed.totalIsMinimum]).toEqual([201, undefined]);

  const rises = { is_published: 1, from_day: '2025-01-01', rise_on: '2025-06-01', rise_percent: 5 };
  for (let post = 0; post < 17; post += 1) {
    const post_id = await addPost(api, company.admin, clientId);
    const scopes = [null, 'day', 'night', '24h'].flatMap((shift) =>
      [8, 12, 24].map((hours) => ({ shift, hours })),
    );
    const rows = scopes.map((scope, n) => ({ ...scope, amount_paise: 100_000 + post * 12 + n }));
    const rate = { client_id: clientId, post_id, basis: 'duty', created_at: nowText(), ...rises };
    await bulkInsert(
      api.db,
      'rates',
      rows.map((row) => ({ id: newId(), ...rate, ...row })),
    );
  }
  for (const [path, token] of [['/admin/rate-rises', company.admin], ['/prices']] as const)
    expect([path, (await api.get(path, token)).body.data.length]).toEqual([path, 204]);
});

it('a list of messages that is cut says so, and a search finds those beyond it', async () => {
  const [{ userId }, last] = [await company.addGuard(), await company.addGuard({ name: 'Zulfiqar Last' })];
  const message = (user_id: string) => {
    const id = newId();
    const times = { created_at: nowText(), expires_at: nowText(86_400_000) };
    return { id, act: id, user_id, kind: 'bill-due', is_wrong: 0, ...times };
  };
  await api.db.deleteFrom('messages').execute();
  await bulkInsert(
    api.db,
    'messages',
    Array.from({ length: MESSAGES_MAX }, () => message(userId)),
  );
  const read = async (query: string) => (await api.get(`/admin/messages?${query}`, company.admin)).body;
  expect(await read('')).not.toHaveProperty('totalIsMinimum');
  await bulkInsert(api.db, 'messages', [message(last.userId)]);
  for (const query of ['', 'limit=2'])
    expect(await read(query)).toMatchObject({ total: MESSAGES_MAX, totalIsMinimum: true });
  expect(await read('q=zulfiqar&limit=2')).toMatchObject({
    total: 1,
    data: [{ person: { name: 'Zulfiqar Last' } }],
  });
});
