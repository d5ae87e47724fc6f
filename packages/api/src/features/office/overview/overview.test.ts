import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as jobApplicationsContract from '@prahari/contract/applications';
import * as requestsContract from '@prahari/contract/applications';
import * as billsContract from '@prahari/contract/bills';
import type { Bill } from '@prahari/contract/bills.schemas';
import * as clientsContract from '@prahari/contract/clients';
import type { EndpointSpec } from '@prahari/contract/endpoint';
import * as guardsContract from '@prahari/contract/guards';
import * as mailOutboxContract from '@prahari/contract/office';
import type { Overview } from '@prahari/contract/office.schemas';
import { afterAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../../testing/api.ts';
import { demoLogins, seedDemo } from '../../../demo/seed.ts';

/** The list behind each part of the overview. */
const lists: Record<string, EndpointSpec> = {
  guards: guardsContract.listGuards,
  clients: clientsContract.listClients,
  bills: billsContract.listBills,
  clientApplications: requestsContract.listClientApplications,
  securityApplications: jobApplicationsContract.listSecurityApplications,
  undeliveredMail: mailOutboxContract.listUndeliveredMail,
};

const api = await startApi();
await seedDemo(api.db);
const token = (await api.post('/auth/login', { ...demoLogins.admin, role: 'admin' })).body.token;
// Disables a guard without an assignment; its mail waits to be sent.
const { data } = (await api.get('/admin/guards?limit=1&status=available', token)).body;
const account = (await api.get(`/admin/accounts?q=${data[0].user.email}`, token)).body.data[0];
await api.post('/admin/accounts/disable', { accountId: account._id }, token);
afterAll(() => api.stop());

const totalOf = async ({ path }: EndpointSpec, status: string): Promise<number> =>
  (await api.get(`${path}?limit=1&status=${status}`, token)).body.total;
const overview = async (): Promise<Overview> => (await api.get('/admin/overview', token)).body.data;

describe.each(Object.entries(lists))('the counts of %s', (name, list) => {
  it('equal the total of the list for each status, and no count is zero', async () => {
    const counts = (await overview())[name as keyof Overview] as Record<string, number>;
    const totals: Record<string, number> = {};
    for (const status of list.list?.status ?? []) totals[status] = await totalOf(list, status);
    expect(counts).toEqual(totals);
    expect(Object.values(counts)).not.toContain(0);
  });
});

const noPosts: Overview['posts'] = {
  total: 0,
  short: 0,
  tonight: 0,
  ending: 0,
  upcoming: 0,
  asked: 0,
  filled: 0,
  emptyTonight: 0,
  emptyToday: 0,
  emptyLater: 0,
  firstEnd: null,
};

it('the sum owed is that of the bills that are not paid', async () => {
  const { data } = (await api.get('/admin/bills', token)).body as { data: Bill[] };
  const unpaid = data.filter(({ status }) => status !== 'paid');
  const sum = (bills: Bill[]) =>
    bills.reduce((paise, { owed }) => paise + Math.round((owed ?? 0) * 100), 0) / 100;
  expect((await overview()).owed).toEqual({
    unpaid: sum(unpaid),
    unpaidBills: unpaid.length,
    overdue: sum(unpaid.filter(({ status }) => status === 'overdue')),
  });
});

it('the overview has the times of the oldest pending request and job application', async () => {
  const oldest = async (path: string) => {
    const { body } = await api.get(`${path}?limit=1&status=pending&sort=createdAt`, token);
    return body.data[0].createdAt;
  };
  const { oldestRequest, oldestJobApplication } = await overview();
  expect(oldestRequest).toBe(await oldest('/admin/applications'));
  expect(oldestJobApplication).toBe(await oldest('/admin/security-applications'));
});

it('a new database gives zero for every status', async () => {
  const empty = await startApi();
  const admin = await empty.signIn('admin');
  const { data } = (await empty.get('/admin/overview', admin.token)).body;
  const counters = (await empty.get('/admin/changes', admin.token)).body.data;
  await empty.stop();
  expect(data).toEqual({
    changes: counters,
    guards: { available: 0, assigned: 0, disabled: 0 },
    guardsOnDuty: 0,
    guardsOnBreak: 0,
    posts: noPosts,
    papersExpiring: 0,
    clients: { assigned: 0, unassigned: 0 },
    bills: { pending: 0, overdue: 0, paid: 0 },
    clientApplications: { pending: 0, approved: 0, rejected: 0, withdrawn: 0 },
    securityApplications: { pending: 0, accepted: 0, rejected: 0, withdrawn: 0 },
    undeliveredMail: { waiting: 0, dead: 0 },
    owed: { unpaid: 0, unpaidBills: 0, overdue: 0 },
    oldestRequest: null,
    oldestJobApplication: null,
  });
});

it('a backup older than two days is named, and a newer one is not', async () => {
  const file = join(api.environment.DATA_DIR ?? '', 'last-backup.txt');
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  writeFileSync(file, `${hoursAgo(47)}\n`);
  expect((await overview()).oldBackup).toBeUndefined();
  const old = hoursAgo(49);
  writeFileSync(file, `${old}\n`);
  expect((await overview()).oldBackup).toBe(old);
  rmSync(file);
});
