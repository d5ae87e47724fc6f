import { addDays, today } from '@prahari/domain/days';
import { expect, test } from 'vitest';
import { billing } from '../../../../testing/billing.ts';
import { addPost, daysFromToday, expectStatus } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { rowsOf } from '../../../../testing/rows.ts';
import { expectFollowed, undoCalls } from '../../../../testing/undo-calls.ts';

const started = await startCompany();
const { api, company } = started;
const { client, rate } = billing(started);
const { office } = undoCalls(() => started);
// A month ahead, all of whose duties are still to come.
const month = addDays(`${today().slice(0, 7)}-01`, 31).slice(0, 7);

/** Assigns a guard to a client with a rate, and returns how to bill the days and how to undo it. */
async function assigned() {
  const one = await client([], { amount: 0 });
  await rate({ clientId: one.clientId, basis: 'duty', hours: 12, amount: 1000, from: '2020-01-01' });
  const { guardId } = await company.addGuard();
  const period = { startDate: today(), endDate: daysFromToday(100) };
  const postId = await addPost(api, company.admin, one.clientId, { shift: 'day', ...period });
  const body = { postId, guardIds: [guardId], ...period };
  const [{ _id }] = expectStatus(await office('assign-to-post', body), 201).body.data;
  const entries = await rowsOf(api.db, 'audit_log', { entity_id: _id, action: 'assignGuard' });
  return {
    make: () => one.make({ month }),
    undo: () => office('undo', { entryIds: entries.map(({ id }) => id) }),
    billed: async () => {
      const [bill] = await rowsOf(api.db, 'bills', { client_id: one.clientId });
      const duties = bill ? await rowsOf(api.db, 'billed_duties', { bill_id: bill.id }) : [];
      return { amount: (bill?.amount_paise ?? 0) / 100, duties: duties.length };
    },
  };
}

test('an assignment is not undone once a bill counts its days', async () => {
  const { make, undo, billed } = await assigned();
  await make();
  const before = await billed();
  expect(before.duties).toBeGreaterThan(0);
  expectFollowed(await undo(), 'a bill counts its days');
  expect(await billed()).toEqual(before);
});

test('an assignment is never undone and billed at once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { make, undo, billed } = await assigned();
    await Promise.all(round % 2 ? [undo(), make()] : [make(), undo()]);
    const { amount, duties } = await billed();
    expect(amount).toBe(1000 * duties);
  }
});
