import { expect, it } from 'vitest';
import { concurrently, countByStatus } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { rowOf } from '../../../../testing/rows.ts';

const { api, company } = await startCompany();

const openAssignments = async (column: 'guard_id' | 'client_id', id: string) =>
  (
    await api.db
      .selectFrom('assignments')
      .select('id')
      .where(column, '=', id)
      .where('status', '<>', 'completed')
      .execute()
  ).length;

it('exactly one of a hundred concurrent calls for one guard and one client succeeds', async () => {
  const guard = await company.addGuard();
  const client = await company.addClient({ numberOfGuards: 1000 });
  const replies = await concurrently(100, () => company.assignGuard(guard.guardId, client.clientId));
  expect(countByStatus(replies)).toEqual({ 201: 1, 409: 99 });
  expect(await openAssignments('guard_id', guard.guardId)).toBe(1);
});

it('exactly one of a hundred concurrent calls for one guard and ten clients succeeds', async () => {
  const guard = await company.addGuard();
  const clients = await concurrently(10, () => company.addClient());
  const replies = await concurrently(100, (i) =>
    company.assignGuard(guard.guardId, clients[i % 10]?.clientId ?? ''),
  );
  expect(countByStatus(replies)).toEqual({ 201: 1, 409: 99 });
  expect(await openAssignments('guard_id', guard.guardId)).toBe(1);
});

it('concurrent calls never assign more guards than a client requested', async () => {
  const guards = await concurrently(40, () => company.addGuard());
  const client = await company.addClient({ numberOfGuards: 3 });
  const replies = await Promise.all(
    guards.map(({ guardId }) => company.assignGuard(guardId, client.clientId)),
  );
  expect(countByStatus(replies)).toEqual({ 201: 3, 409: 37 });
  expect(await openAssignments('client_id', client.clientId)).toBe(3);
  const available = await api.db
    .selectFrom('guards')
    .select('id')
    .where('status', '=', 'available')
    .where(
      'id',
      'in',
      guards.map(({ guardId }) => guardId),
    )
    .execute();
  expect(available).toHaveLength(37);
});

it('concurrent withdrawals and completions end an assignment once and keep the guard’s status consistent', async () => {
  const guards = await concurrently(4, () => company.addGuard());
  const client = await company.addClient({ numberOfGuards: 3 });
  for (const round of [1, 2, 3]) {
    await Promise.all(guards.map(({ guardId }) => company.assignGuard(guardId, client.clientId)));
    const open = await api.db
      .selectFrom('assignments')
      .select(['id', 'guard_id'])
      .where('client_id', '=', client.clientId)
      .where('status', '<>', 'completed')
      .execute();
    const replies = await Promise.all(
      open.flatMap(({ id, guard_id: guardId }) => {
        const token = guards.find((guard) => guard.guardId === guardId)?.token;
        return [
          api.post('/admin/withdraw-guard', { guardId, clientId: client.clientId }, company.admin),
          api.put('/security/update-assignment', { assignmentId: id, status: 'completed' }, token),
          company.assignGuard(guardId, client.clientId),
        ];
      }),
    );
    expect([round, replies.filter(({ status }) => status > 409)]).toEqual([round, []]);
    for (const { guardId } of guards) {
      const { status } = await rowOf(api.db, 'guards', { id: guardId });
      expect(status).toBe((await openAssignments('guard_id', guardId)) === 1 ? 'assigned' : 'available');
    }
    expect(await openAssignments('client_id', client.clientId)).toBeLessThanOrEqual(3);
  }
});
