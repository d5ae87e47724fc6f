import { addDays, today } from '@prahari/domain/days';
import { mondayOf } from '@prahari/domain/duty-days';
import { expect, it } from 'vitest';
import { addPost, concurrently, daysFromToday, type TestGuard } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { setRows } from '../../../../testing/rows.ts';

const { api, company } = await startCompany();

const office = (path: string, body: object) => api.post(`/admin/${path}`, body, company.admin);
const free = async (query: Record<string, string>) =>
  (await api.get(`/admin/free-guards?${new URLSearchParams(query)}`, company.admin)).body.data;
const namesOf = (guards: { name: string }[]) => guards.map(({ name }) => name);
const setCity = (guard: TestGuard, city: string) =>
  setRows(api.db, 'guards', { id: guard.guardId }, { city });
const newPost = async (changes: object = {}) =>
  addPost(api, company.admin, (await company.addClient()).clientId, changes);
const assign = (postId: string, guard: TestGuard, changes: object = {}) =>
  office('assign-to-post', {
    postId,
    guardIds: [guard.guardId],
    startDate: today(),
    endDate: daysFromToday(6),
    ...changes,
  });
/** Next week's Monday, so that nothing depends on the day of the week. */
const monday = addDays(mondayOf(today()), 7);
const fromMonday = (days: number) => addDays(monday, days);
const on = (day: string) => ({ startDate: day, endDate: day });

it('the free guards are everybody, in pages, and the same order at each call', async () => {
  const guards = await concurrently(23, (index) => company.addGuard({ name: `Everybody ${index}` }));
  for (const guard of guards) await setCity(guard, 'Nagpur');
  const query = { city: 'Nagpur', shift: 'night', ...on(monday), limit: '10' };
  const found: string[] = [];
  let cursor: string | null = '0';
  while (cursor !== null) {
    const page = await free({ ...query, cursor });
    expect([page.count, page.isCut]).toEqual([23, page.nextCursor !== null]);
    found.push(...namesOf(page.guards));
    cursor = page.nextCursor;
  }
  expect(found).toHaveLength(23);
  expect(new Set(found)).toEqual(new Set(guards.map(({ name }) => name)));
});

it('whoever is sick, on leave or disabled is nobody’s candidate', async () => {
  const [sick, onLeave, disabled, well] = await Promise.all(
    ['Sick', 'On leave', 'Disabled', 'Well'].map((name) => company.addGuard({ name })),
  );
  if (!sick || !onLeave || !disabled || !well) throw new Error('No guards');
  for (const guard of [sick, onLeave, disabled, well]) await setCity(guard, 'Satara');
  await setRows(api.db, 'guards', { id: sick.guardId }, { unavailable_until: monday });
  const postId = await newPost();
  await assign(postId, onLeave, on(monday));
  await setRows(api.db, 'duties', { guard_id: onLeave.guardId }, { plan: 'leave' });
  await office('accounts/disable', { accountId: disabled.userId });
  const city = { city: 'Satara', shift: 'night' };
  expect(namesOf((await free({ ...city, ...on(monday) })).guards)).toEqual(['Well']);
  const ids = (await api.get(`/admin/posts/${postId}/candidates`, company.admin)).body.data.candidates;
  expect(namesOf(ids)).not.toContain('Disabled');
  expect(namesOf((await free({ ...city, ...on(fromMonday(2)) })).guards).toSorted()).toEqual([
    'On leave',
    'Sick',
    'Well',
  ]);
});

it('papers come before rest, rest before the city, the city before the state and the state before far', async () => {
  const names = ['City', 'State', 'Far', 'Tired', 'No papers'] as const;
  const guards = await Promise.all(
    names.map((name) => company.addGuard({ name, hasPapers: name !== 'No papers' })),
  );
  const cities = ['Latur', 'Beed', 'Kochi', 'Latur', 'Latur'];
  for (const [index, guard] of guards.entries()) await setCity(guard, cities[index] ?? '');
  const place = (city: string) => ({ street: 'Gate', city, state: 'Maharashtra', zipCode: '413512' });
  await newPost({ place: place('Beed') });
  const postId = await newPost({ place: place('Latur'), shift: 'night' });
  const byDay = await newPost({ shift: 'day' });
  const tired = guards[3] as TestGuard;
  await assign(byDay, tired, on(monday));
  const found = await free({ postId, limit: '200', ...on(monday) });
  expect(namesOf(found.guards).filter((name) => names.includes(name as 'City'))).toEqual([
    'City',
    'State',
    'Far',
    'Tired',
    'No papers',
  ]);
});

it('each candidate has the hours of the week, the days in a row, the rest and what passes a limit', async () => {
  const guard = await company.addGuard({ name: 'Busy' });
  await setCity(guard, 'Wardha');
  const days = await newPost({ shift: 'day' });
  await assign(days, guard, { startDate: monday, endDate: fromMonday(3) });
  const one = async (shift: string, day: string) =>
    (await free({ city: 'Wardha', shift, ...on(day) })).guards[0];
  expect(await one('day', fromMonday(4))).toMatchObject({
    hoursThisWeek: 48,
    daysInRow: 4,
    restHours: 12,
    warnings: [{ guardId: guard.guardId, kind: 'week', value: 60 }],
  });
  expect((await one('night', fromMonday(1))).warnings).toContainEqual({
    guardId: guard.guardId,
    kind: 'rest',
    value: 0,
  });
  expect(await one('day', fromMonday(9))).toMatchObject({
    hoursThisWeek: 0,
    daysInRow: 0,
    restHours: 132,
    warnings: [],
  });
});

it('papers that are not known or expired ask for a reason, from a post and for a replacement', async () => {
  const [unknown, known] = [await company.addGuard({ hasPapers: false }), await company.addGuard()];
  const postId = await newPost();
  const papers = { code: 'papers.unproved' };
  expect((await assign(postId, unknown)).body).toMatchObject(papers);
  expect((await assign(postId, unknown, { papersReason: ' ' })).body).toMatchObject(papers);
  const { data } = (await assign(postId, known)).body;
  const replace = (reason?: string) =>
    office('replace-guard', {
      assignmentId: data[0]._id,
      guardId: unknown.guardId,
      reason: 'left',
      from: daysFromToday(2),
      ...(reason && { papersReason: reason }),
    });
  expect((await replace()).body).toMatchObject(papers);
  expect((await replace('Copies come on Monday')).status).toBe(201);
  // SPEC's own call asks for expired papers only.
  const { clientId } = await company.addClient();
  const other = await company.addGuard({ hasPapers: false });
  expect((await company.assignGuard(other.guardId, clientId)).status).toBe(201);
});

it('less than 8 hours between two duties ask for a reason, which is kept, and the reply names the hours', async () => {
  const guard = await company.addGuard();
  const [byDay, byNight] = [await newPost({ shift: 'day' }), await newPost({ shift: 'night' })];
  await assign(byDay, guard, on(monday));
  const refused = await assign(byNight, guard, on(monday));
  const rest = { guardId: guard.guardId, kind: 'rest', value: 0 };
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ code: 'schedule.rest', warnings: [rest] });
  const made = await assign(byNight, guard, { ...on(monday), warningsReason: 'Nobody else came' });
  expect([made.status, made.body.warnings]).toEqual([201, [rest]]);
  const [text] = await api.db
    .selectFrom('audit_texts')
    .select('texts')
    .where('subject_id', '=', guard.guardId)
    .execute();
  expect(JSON.parse(text?.texts ?? '{}')).toEqual({ warningsReason: 'Nobody else came' });
  // SPEC's own call is never refused for it.
  const [other, client] = [await company.addGuard(), await company.addClient()];
  await assign(byDay, other, on(fromMonday(1)));
  const own = { ...on(fromMonday(1)), shift: 'night' };
  expect((await company.assignGuard(other.guardId, client.clientId, own)).status).toBe(201);
});

it('a week of more than 48 hours and a seventh day are named and ask nothing', async () => {
  const guard = await company.addGuard();
  const reply = await assign(await newPost(), guard, { startDate: monday, endDate: fromMonday(6) });
  expect([reply.status, reply.body.warnings]).toEqual([
    201,
    [
      { guardId: guard.guardId, kind: 'week', value: 84 },
      { guardId: guard.guardId, kind: 'days', value: 7 },
    ],
  ]);
});

it('after midnight it is still asked who is free for a duty of the day before, and for none before that', async () => {
  const ask = (day: string) =>
    api.get(`/admin/free-guards?city=Bhopal&shift=night&startDate=${day}&endDate=${day}`, company.admin);
  expect((await ask(daysFromToday(-1))).status).toBe(200);
  expect((await ask(daysFromToday(-2))).body.errors[0].path).toBe('endDate');
});
