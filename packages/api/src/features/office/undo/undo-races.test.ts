import { today } from '@prahari/domain/days';
import { expect, test } from 'vitest';
import type { Reply } from '../../../../testing/api.ts';
import { daysFromToday, postBody } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { sheetBody } from '../../../../testing/sheet-body.ts';
import { undoCalls } from '../../../../testing/undo-calls.ts';

const { api, company } = await startCompany();
const { office, undo, requestOf, jobOf, answerRequest, answerJob } = undoCalls(() => ({ api, company }));

const ROUNDS = 4;
/** Runs both calls at once in several rounds and expects one of them to be refused. */
async function onlyOneOf(prepare: (round: number) => Promise<[() => Promise<Reply>, () => Promise<Reply>]>) {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = await prepare(round);
    const replies = await Promise.all(round % 2 === 0 ? [one(), other()] : [other(), one()]);
    const statuses = replies.map(({ status }) => status);
    expect(
      statuses.filter((status) => status < 300),
      `${statuses}`,
    ).toHaveLength(1);
    expect(
      statuses.every((status) => status < 500),
      `${statuses}`,
    ).toBe(true);
  }
}

test('a request is never reopened while its new client is billed or gets a post', async () => {
  await onlyOneOf(async (round) => {
    const client = await api.signIn('client');
    const approved = await answerRequest(await requestOf(client.token), 'approved');
    const clientId = approved.body.data.record._id;
    return [
      () => undo(approved),
      () => (round < 2 ? company.generateBill(clientId) : office('posts', postBody(clientId))),
    ];
  });
});

test('a job application is never reopened while its new guard is assigned or gets a paper', async () => {
  await onlyOneOf(async (round) => {
    const { token } = await api.signIn('security');
    const client = await company.addClient();
    const accepted = await answerJob(await jobOf(token), 'accept');
    const guardId = accepted.body.data.record._id;
    const paper = { guardId, kind: 'medical', number: 'M-1', expiresOn: '2030-01-01' };
    return [
      () => undo(accepted),
      () => (round < 2 ? company.assignGuard(guardId, client.clientId) : office('papers', paper)),
    ];
  });
});

test('an assignment is never undone while its guard goes on a break', async () => {
  await onlyOneOf(async () => {
    const [guard, client] = [await company.addGuard(), await company.addClient()];
    const assigned = await company.assignGuard(guard.guardId, client.clientId);
    const body = { assignmentId: assigned.body.data._id, status: 'onBreak' };
    return [() => undo(assigned), () => api.put('/security/update-assignment', body, guard.token)];
  });
});

test('an import is never taken back while a guard in it is assigned or corrected', async () => {
  await onlyOneOf(async (round) => {
    const client = await company.addClient();
    const name = `Imported ${'abcd'[round]}`;
    const sheet = `Name,Phone,Home city\r\n${name},97000 1000${round},Bhopal`;
    const { importId } = (await office('import-guards', sheetBody('guards', sheet))).body.data;
    const [{ _id: guardId }] = (await api.get(`/admin/guards?q=${encodeURIComponent(name)}`, company.admin))
      .body.data;
    const correction = { guardId, name, phone: `97000 2000${round}`, city: 'Indore' };
    return [
      () => office('remove-import', { importId }),
      () =>
        round < 2
          ? company.assignGuard(guardId, client.clientId)
          : api.put('/admin/guards', correction, company.admin),
    ];
  });
});

test('an import is never taken back while a guard is assigned at a post that it added', async () => {
  await onlyOneOf(async (round) => {
    const [guard, client] = [
      await company.addGuard(),
      await company.addClient({ numberOfGuards: 2 }, { name: `Has Posts ${'abcd'[round]}` }),
    ];
    const phone = `96000 3000${round}`;
    await api.db.updateTable('users').set({ phone }).where('id', '=', client.userId).execute();
    const header = 'Name,Phone,Street,City,State,PIN,Shift,Guards,From,Until';
    const row = `Has Posts ${'abcd'[round]},${phone},Gate 9,Pune,Maharashtra,411001,Night,2,${today()},${daysFromToday(20)}`;
    const { body } = await office('import-clients', sheetBody('clients', `${header}\r\n${row}`));
    expect(body.data.imported, JSON.stringify(body.data.problems)).toBe(1);
    const post = await api.db
      .selectFrom('posts')
      .select('id')
      .where('client_id', '=', client.clientId)
      .where('street', '=', 'Gate 9')
      .executeTakeFirstOrThrow();
    const assignment = {
      postId: post.id,
      guardIds: [guard.guardId],
      startDate: today(),
      endDate: daysFromToday(20),
    };
    return [
      () => office('remove-import', { importId: body.data.importId }),
      () => office('assign-to-post', assignment),
    ];
  });
});

test('an account that is disabled has no API token that was made in that moment', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const other = await api.signIn('admin');
    const body = { name: 'Late', scopes: ['guards:read'], validUntil: daysFromToday(5) };
    await Promise.all([
      api.post('/admin/api-tokens', body, other.token),
      office('accounts/disable', { accountId: other.userId }),
    ]);
    const tokens = api.db.selectFrom('api_tokens').select('id').where('user_id', '=', other.userId);
    expect(await tokens.execute()).toEqual([]);
  }
});
