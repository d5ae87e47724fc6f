import { addDays, today } from '@prahari/domain/days';
import { expect, test } from 'vitest';
import { billing } from '../../../../testing/billing.ts';
import { addPost, daysFromToday, expectStatus } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';

const started = await startCompany();
const { api, company } = started;
const { client, rate } = billing(started);
// A month ahead, all of whose duties are still to come.
const month = addDays(`${today().slice(0, 7)}-01`, 31).slice(0, 7);
const period = { startDate: today(), endDate: daysFromToday(100) };

/** Assigns a guard at a post of a client with a rate. */
async function assigned() {
  const { clientId } = await client([], { amount: 0 });
  await rate({ clientId, basis: 'duty', hours: 12, amount: 1000, from: '2020-01-01' });
  const guard = await company.addGuard();
  const postId = await addPost(api, company.admin, clientId, { shift: 'day', ...period });
  const body = { postId, guardIds: [guard.guardId], ...period };
  const reply = expectStatus(await api.post('/admin/assign-to-post', body, company.admin), 201);
  return { clientId, guard, assignmentId: reply.body.data[0]._id as string };
}

test.each(['the office', 'the guard'])('a month is billed while %s ends an assignment', async (who) => {
  for (let round = 0; round < 2; round += 1) {
    const { clientId, guard, assignmentId } = await assigned();
    const body = { month, clientIds: [clientId], basedOn: 'planned' };
    const [made, ended] = await Promise.all([
      api.post('/admin/bills/make-month', body, company.admin),
      who === 'the office'
        ? api.post('/admin/withdraw-guard', { clientId, guardId: guard.guardId }, company.admin)
        : api.put('/security/update-assignment', { assignmentId, status: 'completed' }, guard.token),
    ]);
    expect([made.status, ended.status], JSON.stringify(made.body)).toEqual([200, 200]);
  }
});
