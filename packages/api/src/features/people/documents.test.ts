import { describeAuditEntry } from '@prahari/contract/audit-log';
import { expect, it } from 'vitest';
import { daysFromToday } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';

const { api, company } = await startCompany();

const add = (guardId: string, kind: string, expiresIn: number) =>
  api.post(
    '/admin/papers',
    { guardId, kind, number: `${kind} ${expiresIn}`, expiresOn: daysFromToday(expiresIn) },
    company.admin,
  );
const expiring = async () => (await api.get('/admin/papers/expiring', company.admin)).body.data;
const counted = async () => (await api.get('/admin/overview', company.admin)).body.data.papersExpiring;

it('papers that expire within 30 days are listed, the earliest first, and their guards are counted', async () => {
  const [first, second, valid] = [
    await company.addGuard({ hasPapers: false }),
    await company.addGuard({ hasPapers: false }),
    await company.addGuard({ hasPapers: false }),
  ];
  await add(first.guardId, 'medical', 30);
  await add(first.guardId, 'psaraTraining', -4);
  await add(second.guardId, 'medical', 0);
  await add(valid.guardId, 'medical', 31);
  const rows = await expiring();
  expect(rows.map(({ number }: { number: string }) => number)).toEqual([
    'psaraTraining -4',
    'medical 0',
    'medical 30',
  ]);
  expect([await counted(), rows[0].guard.name]).toEqual([2, first.name]);
});

it('a paper is added once per kind, changed and deleted, and the activity says so', async () => {
  const guard = await company.addGuard({ name: 'Ravi Kumar', hasPapers: false });
  const racing = await Promise.all([1, 2, 3].map((days) => add(guard.guardId, 'medical', days)));
  expect(racing.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const paperId = racing.find(({ status }) => status === 201)?.body.data._id;
  const changed = { paperId, number: 'M-18', expiresOn: daysFromToday(400) };
  expect((await api.put('/admin/papers', changed, company.admin)).body.data).toMatchObject({
    number: 'M-18',
  });
  expect((await api.post('/admin/papers/delete', { paperId }, company.admin)).status).toBe(200);
  expect((await api.post('/admin/papers/delete', { paperId }, company.admin)).status).toBe(404);
  const { data } = (await api.get(`/admin/guards/${guard.guardId}/record`, company.admin)).body;
  expect(data.papers).toEqual([]);
  expect(data.timeline.entries.slice(0, 3).map(describeAuditEntry)).toEqual([
    'Test admin deleted the medical of Ravi Kumar',
    'Test admin changed the medical of Ravi Kumar',
    'Test admin added the medical of Ravi Kumar',
  ]);
});
