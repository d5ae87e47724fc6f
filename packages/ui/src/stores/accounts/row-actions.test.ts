import { beforeEach, expect, test } from 'vitest';
import { answers, done, onlyPage, refusal, stubApi } from '../../../testing/stub-api.ts';

const server = await stubApi();
const { accounts, runAccountAction } = await import('./accounts.ts');
const { retryMail, undeliveredMail } = await import('../mail-outbox/mail-outbox.ts');
const { $toasts } = await import('../toasts/toasts.ts');

const shownToasts = () => $toasts.get().map(({ tone, message }) => `${tone}: ${message}`);

beforeEach(async () => {
  server.respond = () => ({ body: onlyPage([{ _id: 'r1' }]) });
  $toasts.set([]);
  await Promise.all([accounts.refresh(), undeliveredMail.refresh()]);
  server.received.length = 0;
});

const accountAction = (action: Parameters<typeof runAccountAction>[0]) => ({
  list: accounts,
  body: { accountId: 'r1' },
  run: () => runAccountAction(action, 'r1'),
});
const retry = { list: undeliveredMail, body: { mailId: 'r1' }, run: () => retryMail('r1') };

test.each([
  {
    ...accountAction('endSessions'),
    path: 'accounts/end-sessions',
    words: 'All sessions of this account ended',
  },
  { ...accountAction('disable'), path: 'accounts/disable', words: 'Account disabled' },
  { ...accountAction('enable'), path: 'accounts/enable', words: 'Account enabled' },
  { ...retry, path: 'mail/retry', words: 'The mail is being sent again' },
])('$path is sent once on a double click, and the reply updates the row', async (action) => {
  const { list, run, path, body, words } = action;
  server.respond = answers(done({ _id: 'r1', status: 'waiting' }));
  const [first, second] = [run(), run()];
  expect(list.$pending.get().has('r1')).toBe(true);
  await Promise.all([first, second]);
  // The list is not loaded again. The overview is, some time after a change: perhaps that of the test before.
  const received = server.received.filter(({ url }) => url !== '/api/admin/overview');
  expect(received.map(({ url, body: sent }) => [url, sent])).toEqual([[`/api/admin/${path}`, body]]);
  expect(shownToasts()).toEqual([`success: ${words}`]);
  expect(list.$pending.get().size).toBe(0);
  expect(list.$page.get()).toMatchObject({ rows: [{ _id: 'r1', status: 'waiting' }] });
});

test.each([accountAction('disable'), retry])(
  'a refused action shows the server’s message and loads the list again',
  async ({ list, run }) => {
    server.respond = answers(refusal(409, 'Ask another admin.'));
    await run();
    expect(shownToasts()).toEqual(['failure: Ask another admin.']);
    expect(list.$page.get()).toMatchObject({ rows: [] });
  },
);
