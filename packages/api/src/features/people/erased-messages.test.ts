import { expect, test } from 'vitest';
import { addPost, daysFromToday, expectStatus } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { mailsTo } from '../../../testing/mailbox.ts';
import { erasePersonalData } from './personal-data.service.ts';

const { api, company } = await startCompany();

test('a mail that waits still tells a client of the other guards once one of them is erased', async () => {
  const client = await company.addClient({ numberOfGuards: 3 });
  const postId = await addPost(api, company.admin, client.clientId);
  const [erased, other] = [
    await company.addGuard({ name: 'Ramesh Kumar' }),
    await company.addGuard({ name: 'Sunita Devi' }),
  ];
  const assigned = await api.post(
    '/admin/assign-to-post',
    {
      postId,
      guardIds: [erased.guardId, other.guardId],
      startDate: daysFromToday(1),
      endDate: daysFromToday(5),
    },
    company.admin,
  );
  const [{ _id: assignmentId }] = expectStatus(assigned, 201).body.data;
  const { clientId } = client;
  const parties = { clientId, guardId: erased.guardId, assignmentId };
  expectStatus(await api.post('/admin/withdraw-guard', parties, company.admin), 200);
  await erasePersonalData(api.db, { email: erased.email });
  const texts = (await mailsTo(api.db, client.email)).map(({ text }) => text).join();
  expect([texts.includes('Sunita Devi'), texts.includes('Ramesh Kumar')]).toEqual([true, false]);
});
