import { expect, it } from 'vitest';
import { addPost, daysFromToday, expectStatus } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { rowsOf } from '../../../../testing/rows.ts';

const { api, company } = await startCompany();
const office = async (path: string, body: object, status = 201) =>
  expectStatus(await api.post(`/admin/${path}`, body, company.admin), status).body;

/** A guard of a night post for one, from tomorrow until the ninth day, and another who is free. */
async function nights() {
  const { clientId } = await company.addClient();
  const postId = await addPost(api, company.admin, clientId, { shift: 'night', asked: 1 });
  const [guard, other] = [await company.addGuard(), await company.addGuard()];
  const days = { startDate: daysFromToday(1), endDate: daysFromToday(9) };
  const { data } = await office('assign-to-post', { postId, guardIds: [guard.guardId], ...days });
  const assignmentId: string = data[0]._id;
  const duties = async () =>
    (await rowsOf(api.db, 'duties', { assignment_id: assignmentId }))
      .map(({ day, plan }) => [day, plan])
      .sort();
  const withdrawAndUndo = async () => {
    const { undo } = await office('withdraw-guard', { clientId, guardId: guard.guardId }, 200);
    await office('undo', { entryIds: [undo.entryId] }, 200);
  };
  return { postId, guard, other, assignmentId, duties, withdrawAndUndo };
}

it.each(['sick', 'clientAsked'])(
  'undoing a withdrawal leaves the days on which another guard replaces the one who is %s',
  async (reason) => {
    const { assignmentId, other, duties, withdrawAndUndo } = await nights();
    const replaced = { from: daysFromToday(3), until: daysFromToday(5) };
    await office('replace-guard', { assignmentId, guardId: other.guardId, reason, ...replaced });
    const before = await duties();
    await withdrawAndUndo();
    expect(await duties()).toEqual(before);
  },
);

it('undoing a withdrawal leaves the days of granted leave that another guard has', async () => {
  const { postId, guard, other, duties, withdrawAndUndo } = await nights();
  const leave = { from: daysFromToday(3), to: daysFromToday(5), reason: 'A wedding' };
  const { data } = expectStatus(await api.post('/security/leave', leave, guard.token), 201).body;
  await office('leave/answer', { leaveId: data._id, approved: true }, 200);
  const days = { startDate: leave.from, endDate: leave.to };
  await office('assign-to-post', { postId, guardIds: [other.guardId], ...days });
  const before = await duties();
  await withdrawAndUndo();
  expect(await duties()).toEqual(before);
});
