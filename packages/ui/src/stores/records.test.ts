import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubServer } from '../testing/stub-server.ts';

const server = await stubServer();
vi.stubEnv('PUBLIC_API_URL', server.origin);
vi.spyOn(console, 'error').mockImplementation(() => undefined);
const { $retryingMails, activity, refreshRecords, retryMail, undeliveredMail } = await import('./records.ts');
const { $toasts } = await import('./toasts.ts');

const said = () => $toasts.get().map(({ tone, message }) => `${tone}: ${message}`);

beforeEach(() => {
  server.received.length = 0;
  server.respond = () => ({ body: { success: true, data: [], total: 0, nextCursor: null } });
  $toasts.set([]);
  activity.reset();
  undeliveredMail.reset();
});
afterAll(() => server.close());

describe('sending a mail again', () => {
  test('a double click sends once, and the lists are loaded again', async () => {
    const [first, second] = [retryMail('m1'), retryMail('m1')];
    expect($retryingMails.get().has('m1')).toBe(true);
    await Promise.all([first, second]);
    const sent = server.received.filter(({ method }) => method === 'POST');
    expect(sent.map(({ url, body }) => [url, body])).toEqual([['/api/admin/mail/retry', { mailId: 'm1' }]]);
    expect(said()).toEqual(['success: The mail is being sent again']);
    expect($retryingMails.get().size).toBe(0);
    const read = server.received.filter(({ method }) => method === 'GET').map(({ url }) => url.split('?')[0]);
    expect(new Set(read)).toEqual(new Set(['/api/admin/audit', '/api/admin/mail']));
  });

  test('the server’s own words tell why it cannot be', async () => {
    const refused = { success: false, code: 'mail.code_expired', message: 'The code no longer works.' };
    server.respond = ({ method }) =>
      method === 'POST' ? { status: 409, body: refused } : { body: { success: true, data: [], total: 0 } };
    await retryMail('m1');
    expect(said()).toEqual(['failure: The code no longer works.']);
  });
});

test('a server that knows no records is told of in their place, without a toast', async () => {
  server.respond = () => ({ status: 404, body: '<h1>Not found</h1>' });
  await refreshRecords();
  expect(activity.$page.get()).toEqual({ state: 'failed', message: 'This server keeps no such records.' });
  expect(said()).toEqual([]);
});

test('rows that lack what ours have are still shown', async () => {
  server.respond = ({ url }) => ({
    body: {
      success: true,
      data: url.includes('audit') ? [{ _id: 'a', action: 'bill.paid' }] : [{ _id: 'm' }],
    },
  });
  await refreshRecords();
  const shown = [activity, undeliveredMail].map(({ $page }) => $page.get());
  expect(shown).toMatchObject([
    { state: 'ready', rows: [{ actor: null, about: {}, topic: 'accounts' }] },
    { state: 'ready', rows: [{ status: 'waiting', tries: 0, canRetry: false }] },
  ]);
});
