import { beforeEach, expect, test } from 'vitest';
import { done, refusal, stubApi } from '../../../testing/stub-api.ts';

const server = await stubApi();
const { jobApplication, submitJobApplication } = await import('./job-application.ts');
const { $toasts } = await import('../toasts/toasts.ts');

const filled = {
  fullName: 'Dattatray Pawar',
  dateOfBirth: '1994-03-02',
  address: '14 Prabhat Road, Pune',
  phoneNumber: '+91 98765 43210',
  experience: 4,
  qualifications: 'Tenth pass',
  previousEmployer: '',
  additionalDetails: '',
};
const shownToasts = () => $toasts.get().map(({ message }) => message);
const posts = () => server.received.filter(({ method }) => method === 'POST');

beforeEach(() => {
  $toasts.set([]);
});

test('a 404 means that there is no application', async () => {
  server.respond = () => refusal(404, 'Application not found');
  await jobApplication.load();
  expect(jobApplication.$loaded.get()).toEqual({ state: 'ready', data: null });
  expect(shownToasts()).toEqual([]);
});

test('an application is sent with no documents, and the reply is shown', async () => {
  server.respond = () => done({ _id: 's1', status: 'pending' });
  await expect(submitJobApplication(filled)).resolves.toEqual({ ok: true });
  expect(posts()[0]?.body).toEqual({ ...filled, documents: [] });
  expect(shownToasts()).toEqual(['Application submitted successfully!']);
  expect(jobApplication.$loaded.get()).toMatchObject({ data: { status: 'pending' } });
});

test('a refusal shows the server’s message', async () => {
  server.respond = () => refusal(409, 'You already have an application pending');
  await expect(submitJobApplication(filled)).resolves.toMatchObject({ ok: false });
  expect(shownToasts()).toEqual(['You already have an application pending']);
});

test('field errors of the server are given to the form', async () => {
  const errors = [{ path: 'phoneNumber', message: 'Phone number is not one' }];
  server.respond = () => ({ status: 400, body: { success: false, message: 'Check the form', errors } });
  await expect(submitJobApplication(filled)).resolves.toEqual({ ok: false, errors });
});

test('a retry reuses the idempotency key', async () => {
  server.respond = () => ({ status: 503, body: '' });
  await submitJobApplication(filled);
  await submitJobApplication(filled);
  const [first, second] = posts().map(({ headers }) => headers['idempotency-key']);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});
