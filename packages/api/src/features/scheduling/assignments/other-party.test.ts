import { definitions } from '@prahari/contract/definitions';
import type { Role } from '@prahari/contract/roles';
import { today } from '@prahari/domain/days';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { startCompany } from '../../../../testing/company-suite.ts';

// After the begin of a duty, so that it stays when the assignment is completed.
vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today()}T21:00:00+05:30`) });
afterAll(() => void vi.useRealTimers());
const { api, company } = await startCompany();
const client = await company.addClient();
const guard = await company.addGuard();
const assignmentId = (await company.assignGuard(guard.guardId, client.clientId)).body.data._id;
await company.generateBill(client.clientId);

const readsOf = (role: Role): string[] =>
  Object.values(definitions)
    .filter(({ method, access }) => method === 'GET' && access === role)
    .map(({ path }) => path);
const setStatus = (status: string) =>
  api.put('/security/update-assignment', { assignmentId, status }, guard.token);

// In this order: with an open assignment, then with a completed one.
describe.each(['onBreak', 'completed'] as const)('with an assignment %s', (status) => {
  test('the reply to the guard who sets the status has no email of the client', async () => {
    const reply = await setStatus(status);
    expect([reply.status, reply.body.data.client.user]).toEqual([
      200,
      { _id: client.userId, name: client.name },
    ]);
    expect(JSON.stringify(reply.body)).not.toContain(client.email);
  });

  test('no reply to a client has the email of its guard', async () => {
    const texts = await Promise.all(
      readsOf('client').map(async (path) => JSON.stringify((await api.get(path, client.token)).body)),
    );
    expect(texts.join()).toContain(guard.guardId);
    expect(texts.join()).toContain(client.email);
    expect(texts.join()).not.toContain(guard.email);
  });

  test('no reply to a guard has the email of its client', async () => {
    const texts = await Promise.all(
      readsOf('security').map(async (path) => JSON.stringify((await api.get(path, guard.token)).body)),
    );
    // The profile and the duties.
    expect(texts.filter((text) => text.includes(client.clientId))).toHaveLength(2);
    expect(texts.join()).toContain(guard.email);
    expect(texts.join()).not.toContain(client.email);
  });
});
