import { beforeEach, expect, test } from 'vitest';
import { onlyPage, refusal, stubApi } from '../../../testing/stub-api.ts';

const server = await stubApi();
const { ownApplications, submitApplication } = await import('./own-applications.ts');
const { clientProfile } = await import('../clients/client-profile.ts');
const { ownBills } = await import('../bills/own-bills.ts');
const { $toasts } = await import('../toasts/toasts.ts');

const filled = {
  serviceType: 'FULL_TIME' as const,
  location: '14 Prabhat Road, Pune',
  startDate: '2026-12-01',
  endDate: '2026-12-31',
  numberOfGuards: 3,
  additionalDetails: '',
};
const shownToasts = () => $toasts.get().map(({ message }) => message);

beforeEach(() => {
  $toasts.set([]);
});

test('a list that fails shows a toast', async () => {
  server.respond = () => ({ status: 500 });
  await ownApplications.refresh();
  expect(shownToasts()).toEqual(['Failed to fetch applications']);
});

test('a submitted request shows a toast and loads the list again', async () => {
  server.respond = ({ method }) =>
    method === 'POST' ? { status: 201, body: { success: true, data: filled } } : { body: onlyPage([filled]) };
  await expect(submitApplication(filled)).resolves.toEqual({ ok: true });
  expect(shownToasts()).toEqual(['Application submitted successfully!']);
  await expect.poll(() => ownApplications.$page.get()).toMatchObject({ state: 'ready', total: 1 });
});

test('a failed request shows the spec’s message', async () => {
  server.respond = () => refusal(400, 'Nope');
  await expect(submitApplication(filled)).resolves.toMatchObject({ ok: false });
  expect(shownToasts()).toEqual(['Failed to submit application']);
});

test('a request above a limit shows the spec’s message, and the form says when to try again', async () => {
  const message = 'You can send 30 requests a day. Please try again tomorrow.';
  server.respond = () => ({
    status: 429,
    headers: { 'retry-after': '3600' },
    body: { success: false, message },
  });
  await expect(submitApplication(filled)).resolves.toEqual({ ok: false, errors: [{ path: '', message }] });
  expect(shownToasts()).toEqual(['Failed to submit application']);
});

test('bills that fail to load show the server’s message, else the spec’s', async () => {
  server.respond = () => refusal(500, 'The books are closed');
  await ownBills.refresh();
  server.respond = () => ({ status: 502, body: '<h1>Bad gateway</h1>' });
  await ownBills.refresh();
  expect(shownToasts()).toEqual(['The books are closed', 'Failed to fetch bills']);
});

test('a profile that fails to load shows the spec’s message', async () => {
  server.respond = () => ({ status: 500 });
  await clientProfile.load();
  expect(shownToasts()).toEqual(['Failed to fetch guard information']);
});
