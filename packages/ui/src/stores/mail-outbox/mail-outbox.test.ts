import { beforeEach, expect, test } from 'vitest';
import { onlyPage, stubApi } from '../../../testing/stub-api.ts';

const server = await stubApi();
const { retryMail, undeliveredMail } = await import('./mail-outbox.ts');
const { $toasts } = await import('../toasts/toasts.ts');

const shownToasts = () => $toasts.get().map(({ tone, message }) => `${tone}: ${message}`);

const mail = { _id: 'm1', recipient: 'a@example.com', subject: 'Code', status: 'dead', canRetry: true };
const gets = () =>
  server.received.filter(({ method }) => method === 'GET').map(({ url }) => url.split('?')[0]);

beforeEach(async () => {
  server.respond = () => ({ body: onlyPage([mail]) });
  $toasts.set([]);
  undeliveredMail.reset();
  await undeliveredMail.refresh();
  server.received.length = 0;
});

test('a mail is queued once on a double click, and the reply updates its row', async () => {
  server.respond = ({ method }) =>
    method === 'POST'
      ? { body: { success: true, data: { ...mail, status: 'waiting', canRetry: false } } }
      : { body: onlyPage([]) };
  const [first, second] = [retryMail('m1'), retryMail('m1')];
  expect(undeliveredMail.$pending.get().has('m1')).toBe(true);
  await Promise.all([first, second]);
  const sent = server.received.filter(({ method }) => method === 'POST');
  expect(sent.map(({ url, body }) => [url, body])).toEqual([['/api/admin/mail/retry', { mailId: 'm1' }]]);
  expect(shownToasts()).toEqual(['success: The mail is being sent again']);
  expect(undeliveredMail.$pending.get().size).toBe(0);
  expect(undeliveredMail.$page.get()).toMatchObject({ rows: [{ _id: 'm1', status: 'waiting' }] });
  expect(gets()).toEqual([]);
});

test('a refused retry shows the server’s message and loads the list again', async () => {
  const refused = { success: false, code: 'mail.code_expired', message: 'The code no longer works.' };
  server.respond = ({ method }) =>
    method === 'POST' ? { status: 409, body: refused } : { body: onlyPage([]) };
  await retryMail('m1');
  expect(shownToasts()).toEqual(['failure: The code no longer works.']);
  expect(gets()).toContain('/api/admin/mail');
});
