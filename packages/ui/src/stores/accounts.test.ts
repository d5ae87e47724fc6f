import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { stubServer } from '../testing/stub-server.ts';

const server = await stubServer();
vi.stubEnv('PUBLIC_API_URL', server.origin);
vi.spyOn(console, 'error').mockImplementation(() => undefined);
const { $busyAccounts, accounts, runAccountAction } = await import('./accounts.ts');
const { $toasts } = await import('./toasts.ts');

const said = () => $toasts.get().map(({ tone, message }) => `${tone}: ${message}`);

beforeEach(() => {
  server.received.length = 0;
  server.respond = () => ({ body: { success: true, data: [], total: 0, nextCursor: null } });
  $toasts.set([]);
  accounts.reset();
});
afterAll(() => server.close());

test.each([
  ['endSessions', 'end-sessions', 'All sessions of this account ended'],
  ['disable', 'disable', 'Account disabled'],
  ['enable', 'enable', 'Account enabled'],
] as const)('%s is sent once however often it is pressed, and told', async (deed, path, words) => {
  const [first, second] = [runAccountAction(deed, 'a1'), runAccountAction(deed, 'a1')];
  expect($busyAccounts.get().has('a1')).toBe(true);
  await Promise.all([first, second]);
  const sent = server.received.filter(({ method }) => method === 'POST');
  expect(sent.map(({ url, body }) => [url, body])).toEqual([
    [`/api/admin/accounts/${path}`, { accountId: 'a1' }],
  ]);
  expect(said()).toEqual([`success: ${words}`]);
  expect($busyAccounts.get().size).toBe(0);
  const read = server.received.filter(({ method }) => method === 'GET').map(({ url }) => url.split('?')[0]);
  expect(new Set(read)).toEqual(new Set(['/api/admin/accounts', '/api/admin/audit']));
});

test('the server’s own words tell why it cannot be, and the list is asked for again', async () => {
  const refused = { success: false, code: 'accounts.own', message: 'Ask another admin.' };
  server.respond = ({ method }) =>
    method === 'POST' ? { status: 409, body: refused } : { body: { success: true, data: [], total: 0 } };
  await runAccountAction('disable', 'a1');
  expect(said()).toEqual(['failure: Ask another admin.']);
  expect(server.received.filter(({ method }) => method === 'GET')).not.toEqual([]);
});

test('a server that knows no accounts is told of in their place, without a toast', async () => {
  server.respond = () => ({ status: 404, body: '<h1>Not found</h1>' });
  await accounts.refresh();
  expect(accounts.$page.get()).toEqual({ state: 'failed', message: 'This server keeps no such records.' });
  expect(said()).toEqual([]);
});

test('rows that lack what ours have are still shown', async () => {
  server.respond = () => ({ body: { success: true, data: [{ _id: 'a' }] } });
  await accounts.refresh();
  expect(accounts.$page.get()).toMatchObject({
    state: 'ready',
    rows: [{ _id: 'a', role: 'client', state: 'active', sessions: 0, lastSeenAt: null, own: false }],
  });
});
