import { definitions } from '@prahari/contract/definitions';
import type { Role } from '@prahari/contract/roles';
import { expect, it } from 'vitest';
import { startCompany } from '../../testing/company-suite.ts';
import { exhaustive } from '../../testing/exhaustive.ts';
import { allowedRequest } from '../../testing/matrix/rules.ts';

const context = await startCompany();
const { api } = context;

const entries = async (): Promise<string[]> =>
  (await api.db.selectFrom('audit_log').select('action').orderBy('id').execute()).map(({ action }) => action);

/** Makes the allowed request of an endpoint twice and returns the entries that each call added. */
async function entriesOfTwo(name: string): Promise<{ first: string[]; again: string[] }> {
  const endpoint = definitions[name];
  if (!endpoint) throw new Error(`There is no ${name}`);
  const { method, access } = endpoint;
  const role: Role = access === 'public' || access === 'session' ? 'client' : access;
  const { path, token, body } = await allowedRequest(name, context, role);
  const added = async () => {
    const before = (await entries()).length;
    const { status } = await api.send(method, path, { body, token });
    expect([name, status < 500]).toEqual([name, true]);
    return (await entries()).slice(before);
  };
  return { first: await added(), again: await added() };
}

it.each([
  'correctGuard',
  'correctClient',
  'setClientNotes',
  'updatePaper',
  'updatePost',
  'endPost',
  'correctDuty',
  'adjustDuty',
  'updateWebhook',
  'endAccountSessions',
  'updateClientApplication',
  'updateSecurityApplication',
])('%s done again with the same values has no audit entry', async (name) => {
  expect((await entriesOfTwo(name)).again).toEqual([]);
});

it.each([
  ['renamePasskey', 'renamePasskey'],
  ['testWebhook', 'testWebhook'],
  ['addWatchStep', 'addWatchStep'],
])('%s has one audit entry', async (name, action) => {
  expect((await entriesOfTwo(name)).first).toEqual([action]);
});

/** Each of these calls does something again, or keeps that somebody did. */
const DOES_AGAIN = [
  'passkeyLogin',
  'reauthenticate',
  'setUpSecondFactor',
  'createApiToken',
  'downloadOwnData',
  'handleData',
  'makeCalendarFeed',
  'sendOffers',
  'exportMuster',
  'sendMuster',
  'savePhotograph',
  'allocatePayment',
  'invitePerson',
  'exportList',
  'addWebhook',
];

const writes = Object.entries(definitions).filter(([, { method, creates }]) => method !== 'GET' && !creates);
it.each(writes)(
  '%s done again has no audit entry unless it does something again',
  exhaustive,
  async (name) => {
    const { again } = await entriesOfTwo(name);
    expect(DOES_AGAIN.includes(name) ? [] : again).toEqual([]);
  },
);
