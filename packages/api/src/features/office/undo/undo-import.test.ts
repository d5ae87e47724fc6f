import { today } from '@prahari/domain/days';
import { expect, test } from 'vitest';
import { addPost, daysFromToday, expectStatus } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { rowOf, rowsOf, setRows } from '../../../../testing/rows.ts';
import { sheetBody } from '../../../../testing/sheet-body.ts';
import { expectFollowed, undoCalls } from '../../../../testing/undo-calls.ts';

const { api, company } = await startCompany();
const { office, undo } = undoCalls(() => ({ api, company }));
const place = { street: 'Gate 7', city: 'Pune', state: 'Maharashtra', zipCode: '411001' };
const period = { startDate: today(), endDate: daysFromToday(60) };

/** Adds a client with a post of two guards, and returns how to import its row with changes. */
async function guardedPost(name: string, phone: string) {
  const client = await company.addClient({ numberOfGuards: 2 }, { name });
  await setRows(api.db, 'users', { id: client.userId }, { phone });
  const post = { place, shift: 'night', asked: 2, ...period };
  const postId = await addPost(api, company.admin, client.clientId, post);
  const guards = [await company.addGuard(), await company.addGuard()];
  const guardIds = guards.map(({ guardId }) => guardId);
  const assigned = expectStatus(await office('assign-to-post', { postId, guardIds, ...period }), 201);
  const importRow = async ({ asked = 2, zipCode = place.zipCode }) => {
    const row = `${name},${phone},Gate 7,Pune,Maharashtra,${zipCode},Night,${asked}`;
    const sheet = `Name,Phone,Street,City,State,PIN,Shift,Guards\r\n${row}`;
    const reply = await office('import-clients', sheetBody('clients', sheet));
    expect(reply.body.data.imported, JSON.stringify(reply.body)).toBe(1);
    return reply;
  };
  const assignmentIds: string[] = assigned.body.data.map(({ _id }: { _id: string }) => _id);
  return { clientId: client.clientId, postId, post, guards, assignmentIds, importRow };
}

test('an import that is taken back brings guards back to the place of their post and tells them', async () => {
  const { assignmentIds, guards, importRow } = await guardedPost('Moved There', '96000 40001');
  const id = assignmentIds[0] ?? '';
  const told = async () =>
    (await rowsOf(api.db, 'messages', { user_id: guards[0]?.userId ?? '', kind: 'changed' })).length;
  const imported = await importRow({ zipCode: '411999' });
  expect([(await rowOf(api.db, 'assignments', { id })).zip_code, await told()]).toEqual(['411999', 1]);
  expect((await undo(imported)).status).toBe(200);
  expect([(await rowOf(api.db, 'assignments', { id })).zip_code, await told()]).toEqual(['411001', 2]);
});

test('an import is not taken back when a post would have more guards than it asks for', async () => {
  const { clientId, postId, post, guards, importRow } = await guardedPost('Asks For More', '96000 40002');
  const withdrawn = await office('withdraw-guard', { clientId, guardId: guards[0]?.guardId });
  const asksForOne = { ...post, postId, asked: 1, note: '' };
  expectStatus(await api.put('/admin/posts', asksForOne, company.admin), 200);
  const imported = await importRow({ asked: 2 });
  expect((await undo(withdrawn)).status).toBe(200);
  expectFollowed(await undo(imported), 'guards work at a post in it who would no longer fit');
});
