import { beforeEach, expect, test } from 'vitest';
import { onlyPage, stubApi } from '../../../testing/stub-api.ts';

const server = await stubApi();
const { accounts, runAccountAction } = await import('./accounts.ts');
const { $toasts } = await import('../toasts/toasts.ts');

const shownToasts = () => $toasts.get().map(({ tone, message }) => `${tone}: ${message}`);

beforeEach(() => {
  server.respond = ({ method }) => ({
    body:
      method === 'POST' ? { success: true, data: { _id: 'a1', name: 'Changed' } } : onlyPage([{ _id: 'a1' }]),
  });
  $toasts.set([]);
  accounts.reset();
});

test.each([
  ['endSessions', 'end-sessions', 'All sessions of this account ended'],
  ['disable', 'disable', 'Account disabled'],
  ['enable', 'enable', 'Account enabled'],
] as const)(
  '%s is sent once on a double click, and the reply updates the row',
  async (action, path, words) => {
    await accounts.refresh();
    const [first, second] = [runAccountAction(action, 'a1'), runAccountAction(action, 'a1')];
    expect(accounts.$pending.get().has('a1')).toBe(true);
    await Promise.all([first, second]);
    const sent = server.received.filter(({ method }) => method === 'POST');
    expect(sent.map(({ url, body }) => [url, body])).toEqual([
      [`/api/admin/accounts/${path}`, { accountId: 'a1' }],
    ]);
    expect(shownToasts()).toEqual([`success: ${words}`]);
    expect(accounts.$pending.get().size).toBe(0);
    expect(accounts.$page.get()).toMatchObject({ rows: [{ _id: 'a1', name: 'Changed' }] });
    expect(server.received.filter(({ url }) => url.startsWith('/api/admin/accounts?'))).toHaveLength(1);
  },
);

test('a refused action shows the server’s message and loads the list again', async () => {
  const refused = { success: false, code: 'accounts.own', message: 'Ask another admin.' };
  server.respond = ({ method }) =>
    method === 'POST' ? { status: 409, body: refused } : { body: onlyPage([]) };
  await runAccountAction('disable', 'a1');
  expect(shownToasts()).toEqual(['failure: Ask another admin.']);
  expect(server.received.filter(({ method }) => method === 'GET')).not.toEqual([]);
});
