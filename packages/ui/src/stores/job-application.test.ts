import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { stubServer } from '../testing/stub-server.ts';

const server = await stubServer();
vi.stubEnv('PUBLIC_API_URL', server.origin);
vi.spyOn(console, 'error').mockImplementation(() => undefined);
const { jobApplication, submitJobApplication } = await import('./job-application.ts');
const { $toasts } = await import('./toasts.ts');

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
const said = () => $toasts.get().map(({ message }) => message);
const posts = () => server.received.filter(({ method }) => method === 'POST');
const keyOf = (index: number) => posts().at(index)?.headers['idempotency-key'];

beforeEach(() => {
  server.received.length = 0;
  $toasts.set([]);
});
afterAll(() => server.close());

test.each([
  ['404', { status: 404, body: { success: false, message: 'Application not found' } }],
  ['a page that is not JSON', { status: 404, body: '<h1>Not found</h1>' }],
  ['an empty success', { body: { success: true, data: null } }],
])('nobody has applied: %s', async (_, answer) => {
  server.respond = () => answer;
  await jobApplication.load();
  expect(jobApplication.$loaded.get()).toEqual({ state: 'ready', data: null });
  expect(said()).toEqual([]);
});

test('an application goes with an empty list of documents', async () => {
  server.respond = ({ method }) =>
    method === 'POST'
      ? { status: 201, body: { success: true } }
      : { body: { success: true, data: { _id: 's1', status: 'pending' } } };
  await expect(submitJobApplication(filled)).resolves.toEqual({ ok: true });
  expect(posts()[0]?.body).toEqual({ ...filled, documents: [] });
  expect(said()).toEqual(['Application submitted successfully!']);
  expect(jobApplication.$loaded.get()).toMatchObject({ data: { status: 'pending' } });
});

test('the server’s reason is shown when it refuses', async () => {
  server.respond = () => ({
    status: 409,
    body: { success: false, code: 'x', message: 'You already have an application pending' },
  });
  await expect(submitJobApplication(filled)).resolves.toMatchObject({ ok: false });
  expect(said()).toEqual(['You already have an application pending']);
});

test('a 200 with success: false is a refusal', async () => {
  server.respond = () => ({ body: { success: false } });
  await expect(submitJobApplication(filled)).resolves.toMatchObject({ ok: false });
  expect(said()).toEqual(['Error submitting application. Please try again.']);
});

test('field errors of the server reach the form', async () => {
  const errors = [{ path: 'phoneNumber', message: 'Phone number is not one' }];
  server.respond = () => ({ status: 400, body: { success: false, message: 'Check the form', errors } });
  await expect(submitJobApplication(filled)).resolves.toEqual({ ok: false, errors });
});

test('sent again after a failure, it carries the same key; another body another', async () => {
  await jobApplication.load();
  server.received.length = 0;
  server.respond = () => ({ status: 503, body: '' });
  await submitJobApplication(filled);
  await submitJobApplication(filled);
  await submitJobApplication({ ...filled, experience: 5 });
  expect(keyOf(0)).toBeTruthy();
  expect(keyOf(1)).toBe(keyOf(0));
  expect(keyOf(2)).not.toBe(keyOf(0));
});
