import { expect, it } from 'vitest';
import { startCompany } from '../../../testing/company-suite.ts';
import { setRows } from '../../../testing/rows.ts';
import { newId, nowText } from '../../db/ids.ts';

const { api, company } = await startCompany();

const profile = async (token: string) => (await api.get('/security/profile', token)).body.data;

it('the office sees each guard with open assignment, skills, rating and reviews', async () => {
  const idle = await company.addGuard({ name: 'Idle' });
  const busy = await company.addGuard(
    { name: 'Busy' },
    { experience: 3, qualifications: 'CCTV, "Night" patrol' },
  );
  const client = await company.addClient();
  const { body: made } = await company.assignGuard(busy.guardId, client.clientId);
  const review = { rating: 4, comment: 'Alert', createdAt: nowText() };
  await api.db
    .insertInto('guard_reviews')
    .values({
      id: newId(),
      guard_id: busy.guardId,
      client_name: 'Old client',
      rating: review.rating,
      comment: review.comment,
      created_at: review.createdAt,
    })
    .execute();
  await api.db.updateTable('guards').set({ rating: 4 }).where('id', '=', busy.guardId).execute();
  const { body } = await api.get('/admin/guards', company.admin);
  expect(body).toEqual({
    success: true,
    data: [
      {
        _id: busy.guardId,
        user: { _id: busy.userId, name: 'Busy', email: busy.email },
        phone: '+91 98765 43210',
        city: '',
        status: 'assigned',
        experience: 3,
        specialization: ['CCTV', '"Night" patrol'],
        rating: 4,
        reviews: [{ ...review, clientName: 'Old client' }],
        currentAssignment: made.data,
        createdAt: expect.any(String),
      },
      expect.objectContaining({
        _id: idle.guardId,
        status: 'available',
        reviews: [],
        currentAssignment: null,
      }),
    ],
  });
});

it('a guard sees the open assignment, or the last completed one', async () => {
  const guard = await company.addGuard();
  expect((await profile(guard.token)).currentAssignment).toBeNull();
  const client = await company.addClient({}, { name: 'City Hospital' });
  const timings = { day: '08:00–20:00', night: '20:00–08:00', '24h': '24 hours' };
  for (const [shift, shiftTiming] of Object.entries(timings)) {
    const { body } = await company.assignGuard(guard.guardId, client.clientId, { shift });
    const shown = {
      ...body.data,
      client: { _id: client.clientId, user: { _id: client.userId, name: client.name } },
      clientName: 'City Hospital',
      shiftTiming,
      duration: '12 days',
    };
    expect((await profile(guard.token)).currentAssignment).toEqual(shown);
    await api.post(
      '/admin/withdraw-guard',
      { guardId: guard.guardId, clientId: client.clientId },
      company.admin,
    );
    expect(await profile(guard.token)).toMatchObject({
      status: 'available',
      currentAssignment: { ...shown, status: 'completed' },
    });
  }
  const { body } = await api.get('/admin/guards', company.admin);
  const row = body.data.find(({ _id }: { _id: string }) => _id === guard.guardId);
  expect(row.currentAssignment).toBeNull();
});

it('guards without a review come last in both directions and on every page', async () => {
  const rated = await Promise.all([3, 4].map(() => company.addGuard({ name: 'Rated' })));
  await company.addGuard({ name: 'Rated' });
  for (const [index, { guardId }] of rated.entries())
    await setRows(api.db, 'guards', { id: guardId }, { rating: index + 3 });
  const ratings = async (query: string) => {
    const found: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await api.get(
        `/admin/guards?${query}&limit=2${cursor && `&cursor=${cursor}`}`,
        company.admin,
      );
      found.push(...body.data.map((row: { rating: number }) => row.rating));
      cursor = body.nextCursor;
    }
    return found;
  };
  expect(await ratings('q=Rated&sort=rating')).toEqual([3, 4, 0]);
  expect(await ratings('q=Rated&sort=-rating')).toEqual([4, 3, 0]);
  const all = await ratings('sort=rating');
  expect(all).toEqual([
    ...all.filter((rating) => rating > 0).sort((one, other) => one - other),
    ...all.filter((rating) => rating === 0),
  ]);
  expect(all).toContain(4);
});
