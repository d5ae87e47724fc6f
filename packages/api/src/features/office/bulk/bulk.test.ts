import type { BulkAction } from '@prahari/contract/office';
import type { BulkResult } from '@prahari/contract/office.schemas';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  auditActionsOf,
  clientApplicationBody,
  securityApplicationBody,
  UNKNOWN_ID,
} from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { createTrigger } from '../../../db/migrations/baseline/triggers.ts';
import { isPostgres } from '../../../db/open.ts';

const { api, company } = await startCompany();

const run = async (
  action: BulkAction,
  rowIds: readonly (string | undefined)[],
  more: object = {},
): Promise<BulkResult[]> => {
  const { status, body } = await api.post('/admin/bulk', { action, rowIds, ...more }, company.admin);
  expect(status).toBe(200);
  return body.data;
};
const clientApplication = async (): Promise<{ token: string; _id: string }> => {
  const { token } = await api.signIn('client');
  const reply = await api.post('/client/submit-application', clientApplicationBody(), token);
  return { token, _id: reply.body.data._id };
};
const jobApplication = async (): Promise<{ token: string; _id: string }> => {
  const { token } = await api.signIn('security');
  const reply = await api.post('/security/application/submit', securityApplicationBody(), token);
  return { token, _id: reply.body.data._id };
};
const request = async () => (await clientApplication())._id;
const job = async () => (await jobApplication())._id;
const bill = async () =>
  (await company.generateBill((await company.addClient()).clientId)).body.data._id as string;

/** Returns `done`, or the reason. */
const outcomes = (results: BulkResult[]) =>
  results.map(({ done, message, undo }) => (done && undo ? 'done' : (message ?? 'no reason')));

it('a refused row does not stop the others, and each has a result', async () => {
  const [first, second, third] = [await request(), await request(), await request()];
  await run('declineClientApplications', [second], { reason: 'No guard is free' });
  const results = await run('acceptClientApplications', [first, second, UNKNOWN_ID, third]);
  expect(results.map(({ _id }) => _id)).toEqual([first, second, UNKNOWN_ID, third]);
  expect(outcomes(results)).toEqual([
    'done',
    'Application has already been answered',
    'Application not found',
    'done',
  ]);
});

it('an application that was changed after it was read is refused, and the others are answered', async () => {
  const changes = { additionalDetails: 'By the gate' };
  for (const [apply, change, accept, decline] of [
    [
      () => clientApplication(),
      (token: string, applicationId: string) =>
        api.put('/client/update-application', clientApplicationBody({ applicationId, ...changes }), token),
      'acceptClientApplications',
      'declineClientApplications',
    ],
    [
      () => jobApplication(),
      (token: string, applicationId: string) =>
        api.put(
          '/security/application/update',
          securityApplicationBody({ applicationId, ...changes }),
          token,
        ),
      'acceptSecurityApplications',
      'declineSecurityApplications',
    ],
  ] as const) {
    const [read, changed] = [await apply(), await apply()];
    expect((await change(changed.token, changed._id)).status).toBe(200);
    const rowIds = [changed._id, read._id];
    const versions = rowIds.map((rowId) => ({ rowId, version: 1 }));
    for (const [action, other] of [
      [accept, 'done'],
      [decline, 'Application has already been answered'],
    ] as const) {
      const results = await run(action, rowIds, { versions });
      expect(results[0]).toEqual({
        _id: changed._id,
        done: false,
        code: 'applications.changed',
        message: 'The applicant has changed this application. Read it again before you answer.',
      });
      expect(outcomes(results)[1]).toBe(other);
    }
    const repeated = await run(decline, rowIds, { versions: [{ rowId: changed._id, version: 2 }] });
    expect(repeated.map(({ done, code }) => code ?? done)).toEqual([true, 'applications.not_pending']);
  }
});

it('each action acts on its rows once', async () => {
  const jobs = [await job(), await job()];
  expect(outcomes(await run('acceptSecurityApplications', [jobs[0]]))).toEqual(['done']);
  expect(outcomes(await run('declineSecurityApplications', [jobs[1]]))).toEqual(['done']);
  const guard = await company.addGuard();
  const client = await company.addClient();
  const { _id: assignment } = (await company.assignGuard(guard.guardId, client.clientId)).body.data;
  expect(outcomes(await run('withdrawGuards', [assignment]))).toEqual(['done']);
  expect(outcomes(await run('withdrawGuards', [assignment, UNKNOWN_ID]))).toEqual([
    'No open assignment between this guard and this client',
    'No open assignment between this guard and this client',
  ]);
  const billId = await bill();
  expect(outcomes(await run('markBillsPaid', [billId, billId.toUpperCase()]))).toEqual(['done']);
  expect(outcomes(await run('markBillsPaid', [billId]))).toEqual(['Bill is already paid']);
});

it('two equal concurrent calls act on each row once', async () => {
  const bills = [await bill(), await bill(), await bill()];
  const runs = await Promise.all([run('markBillsPaid', bills), run('markBillsPaid', bills)]);
  for (const [index, id] of bills.entries()) {
    expect(runs.filter((results) => results[index]?.done)).toHaveLength(1);
    expect(await auditActionsOf(api.db, id)).toEqual(['generateBill', 'markBillPaid']);
  }
});

it('one call undoes the changes of several rows', async () => {
  const bills = [await bill(), await bill()];
  const entryIds = (await run('markBillsPaid', bills)).map(({ undo }) => undo?.entryId);
  expect((await api.post('/admin/undo', { entryIds }, company.admin)).status).toBe(200);
  for (const id of bills) expect((await auditActionsOf(api.db, id)).at(-1)).toBe('markBillUnpaid');
});

it('a failure leaves the rows after it untried, and those before it can be undone', async () => {
  const bills = [await bill(), await bill(), await bill()];
  const onPostgres = isPostgres(api.db);
  await createTrigger(
    api.db as unknown as Kysely<unknown>,
    { name: 'break_bill', table: 'bills', event: 'before update', when: `new.id = '${bills[1]}'` },
    onPostgres ? `raise exception 'broken';` : `select raise(abort, 'broken');`,
  );
  const results = await run('markBillsPaid', bills);
  const broken = await api.post(
    '/admin/bulk',
    { action: 'markBillsPaid', rowIds: [bills[1]] },
    company.admin,
  );
  await sql.raw(`drop trigger break_bill${onPostgres ? ' on bills' : ''}`).execute(api.db);

  const sentence = 'Something went wrong on our side. Please try again.';
  expect(outcomes(results)).toEqual(['done', sentence, sentence]);
  expect(broken.status).toBe(500);
  expect(await auditActionsOf(api.db, String(bills[2]))).toEqual(['generateBill']);
  expect(outcomes(await run('markBillsPaid', bills))).toEqual(['Bill is already paid', 'done', 'done']);
  expect(
    (await api.post('/admin/undo', { entryIds: [results[0]?.undo?.entryId] }, company.admin)).status,
  ).toBe(200);
});
