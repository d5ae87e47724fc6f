import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addPost, daysFromToday, expectStatus } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { mailsTo } from '../../../testing/mailbox.ts';
import { pausedAfter } from '../../../testing/paused-database.ts';
import { setRows } from '../../../testing/rows.ts';
import { storedTexts } from '../../../testing/stored-texts.ts';
import { tellOfDay } from '../office/daily-messages/daily-messages.service.ts';
import { answerProblem } from '../problems/problems.service.ts';
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

test('a client who is erased while the office answers a problem is told nothing afterwards', async () => {
  const client = await company.addClient();
  const { userId: actorId } = await api.signIn('admin');
  const postId = await addPost(api, company.admin, client.clientId);
  const reported = await api.post('/client/problems', { postId, text: 'The gate was open' }, client.token);
  const { _id: problemId } = expectStatus(reported, 201).body.data;
  let erasing: Promise<void> | undefined;
  const paused = pausedAfter(api.db, 'problem_answers', async () => {
    erasing = erasePersonalData(api.db, { email: client.email });
    await wait(200);
  });
  await answerProblem(paused, actorId, { problemId, text: 'We spoke to the guard' });
  await erasing;
  const texts = [...(await storedTexts(api.db))].filter(([, text]) => text.includes('The gate was open'));
  expect(texts.map(([column]) => column)).toEqual([]);
});

test('a guard who is being erased is told nothing of papers that expire', async () => {
  const guard = await company.addGuard({ name: 'Vanishing Guard' });
  await setRows(api.db, 'papers', { guard_id: guard.guardId }, { expires_on: daysFromToday(9) });
  let telling: Promise<number> | undefined;
  const paused = pausedAfter(api.db, 'photographs', async () => {
    telling = tellOfDay(api.db);
    await wait(200);
  });
  await erasePersonalData(paused, { email: guard.email });
  await telling;
  const texts = [...(await storedTexts(api.db))].filter(([, text]) => text.includes('Vanishing Guard'));
  expect(texts.map(([column]) => column)).toEqual([]);
});
