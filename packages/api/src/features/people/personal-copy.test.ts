import { expect, test } from 'vitest';
import { addPost, daysFromToday, expectStatus } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { exportPersonalData } from './personal-data.service.ts';

const { api, company } = await startCompany();
const office = (path: string, body: object) => api.post(`/admin/${path}`, body, company.admin);

test('why a guard was replaced is in the guard’s copy, and not in the client’s', async () => {
  const [client, guard, other] = [
    await company.addClient(),
    await company.addGuard(),
    await company.addGuard(),
  ];
  const postId = await addPost(api, company.admin, client.clientId);
  const assignment = { postId, guardIds: [guard.guardId], startDate: daysFromToday(0) };
  const assigned = await office('assign-to-post', { ...assignment, endDate: daysFromToday(9) });
  const [{ _id: assignmentId }] = expectStatus(assigned, 201).body.data;
  const replacement = { assignmentId, guardId: other.guardId, from: daysFromToday(1) };
  expectStatus(await office('replace-guard', { ...replacement, reason: 'sick', note: 'Has dengue' }), 201);
  const ofClient = await exportPersonalData(api.db, { email: client.email });
  expect(ofClient.assignments).toHaveLength(2);
  expect(JSON.stringify(ofClient)).not.toMatch(/Has dengue|"sick"/);
  const ofGuard = await exportPersonalData(api.db, { email: guard.email });
  expect(ofGuard.assignments).toMatchObject([{ replace_reason: 'sick', replace_note: 'Has dengue' }]);
});

test('each typed text of the audit log in a copy is there with its entry', async () => {
  const client = await company.addClient();
  const { _id: billId } = expectStatus(await company.generateBill(client.clientId), 201).body.data;
  const payment = { clientId: client.clientId, day: daysFromToday(0), mode: 'upi', reference: 'U-1' };
  const paid = await office('payments', { ...payment, bankAmount: 9, allocations: [{ billId, amount: 9 }] });
  const { _id: paymentId } = expectStatus(paid, 201).body.data;
  expectStatus(await office('payments/void', { paymentId, reason: 'Typed twice' }), 200);
  const { audit_texts, audit_log } = await exportPersonalData(api.db, { email: client.email });
  expect(audit_texts.map(({ texts }) => texts)).toEqual([expect.stringContaining('Typed twice')]);
  expect(audit_log.map(({ action }) => action)).toContain('voidPayment');
});
