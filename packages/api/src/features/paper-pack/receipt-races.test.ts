import { expect, it } from 'vitest';
import { concurrently, countByStatus } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { pdfOfReceipt } from '../../../testing/receipts.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { newId, nowText } from '../../db/ids.ts';

const { api, company } = await startCompany();

it('a month has at most 50 receipts, even when several admins add the last one at the same moment', async () => {
  const month = '2025-02';
  const receipt = { month, kind: 'epf', name: 'EPF receipt' } as const;
  const first = await api.post('/admin/challans', { ...receipt, content: pdfOfReceipt }, company.admin);
  expect(first.status).toBe(201);
  const [known] = await rowsOf(api.db, 'challans', { month });
  if (!known) throw new Error('the receipt is not there');
  const more = Array.from({ length: 48 }, () => ({ ...known, id: newId(), created_at: nowText() }));
  await api.db.insertInto('challans').values(more).execute();
  const admins = await concurrently(6, () => api.signIn('admin'));
  const replies = await concurrently(12, (index) =>
    api.post('/admin/challans', { ...receipt, content: pdfOfReceipt }, admins[index % 6]?.token),
  );
  expect(countByStatus(replies)).toEqual({ 201: 1, 409: 11 });
  expect(await rowsOf(api.db, 'challans', { month })).toHaveLength(50);
});
