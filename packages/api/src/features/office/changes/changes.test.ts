import type { Changes } from '@prahari/contract/office.schemas';
import { expect, it } from 'vitest';
import { addPost, daysFromToday } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';

const { api, company } = await startCompany();

const changes = async (): Promise<Changes> => (await api.get('/admin/changes', company.admin)).body.data;
/** Refreshes the lists, like the server every two seconds. */
const bringUpToDate = () => api.get('/admin/overview', company.admin);

it('a change of a row raises the counter of its list and of no other', async () => {
  const { clientId } = await company.addClient();
  const { _id: billId } = (await company.generateBill(clientId)).body.data;
  await bringUpToDate();
  const before = await changes();
  expect(before.posts).toBeTypeOf('number');
  await bringUpToDate();
  expect(await changes()).toEqual(before);
  await api.post('/admin/bills/mark-paid', { billId }, company.admin);
  await bringUpToDate();
  const after = await changes();
  expect(after.bills).toBeGreaterThan(before.bills);
  expect(after.guards).toBe(before.guards);
});

it('leave and problems that come to the office are counted at once', async () => {
  const [{ token, clientId }, guard] = [await company.addClient(), await company.addGuard()];
  const postId = await addPost(api, company.admin, clientId);
  const before = await changes();
  await api.post('/client/problems', { postId, text: 'The gate is dark' }, token);
  const [from, to] = [daysFromToday(2), daysFromToday(3)];
  await api.post('/security/leave', { from, to, reason: 'Wedding' }, guard.token);
  const { problemsOpen, leavePending } = await changes();
  expect({ problemsOpen, leavePending }).toEqual({
    problemsOpen: before.problemsOpen + 1,
    leavePending: before.leavePending + 1,
  });
});
