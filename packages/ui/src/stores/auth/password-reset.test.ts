import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../testing/browser-stub.ts';
import { stubApi } from '../../../testing/stub-api.ts';
import { stubServer } from '../../../testing/stub-server.ts';

const browser = stubBrowser();
const server = await stubApi();
const reset = await import('./password-reset.ts');
const { $reset, checkResetCode, resetCode, resumeReset, sendResetCode, setNewPassword } = reset;
const { $navigating } = await import('../session/navigation.ts');
const { $toasts } = await import('../toasts/toasts.ts');

const shownToasts = () => $toasts.get().map(({ tone, message }) => `${tone}: ${message}`);
const { answerWith } = server;
const fine = { body: { success: true } };

beforeEach(() => {
  sessionStorage.clear();
  resetCode.clear();
  browser.history.state = null;
  browser.location.hash = '';
  $reset.set({ step: 'email' });
  $navigating.set(false);
  $toasts.set([]);
  vi.clearAllMocks();
  answerWith(fine);
});

test('a password is reset in three steps, then login opens after 1.5 s', async () => {
  await sendResetCode(' Asha@Example.com ');
  expect($reset.get()).toEqual({ step: 'code', email: 'asha@example.com' });
  expect(resetCode.$secondsLeft.get()).toBe(60);
  await checkResetCode('042137');
  expect($reset.get()).toEqual({ step: 'password', email: 'asha@example.com', otp: '042137' });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await setNewPassword('long enough');
  vi.advanceTimersByTime(1500);
  vi.useRealTimers();
  expect(server.received.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', '/api/auth/forgot-password', { email: 'asha@example.com' }],
    ['POST', '/api/auth/verify-otp', { email: 'asha@example.com', otp: '042137' }],
    [
      'PUT',
      '/api/auth/reset-password',
      { email: 'asha@example.com', otp: '042137', newPassword: 'long enough' },
    ],
  ]);
  expect(shownToasts()).toEqual([
    'success: Reset link sent successfully',
    'success: OTP verified successfully',
    'success: Password reset successfully',
  ]);
  expect(browser.location.replace.mock.calls).toEqual([['/login']]);
});

test('resending requests a reset code for the same email', async () => {
  await sendResetCode('asha@example.com');
  await resetCode.resend();
  expect(server.received).toHaveLength(1);
  resetCode.clear();
  await resetCode.resend();
  expect(server.received[1]).toMatchObject({
    url: '/api/auth/forgot-password',
    body: { email: 'asha@example.com' },
  });
  expect(shownToasts().at(-1)).toBe('success: Reset link sent successfully');
});

test('a code requested too soon shows how long to wait', async () => {
  answerWith({ status: 429, headers: { 'retry-after': '42' }, body: { message: 'Please wait' } });
  expect(await sendResetCode('asha@example.com')).toEqual({
    ok: false,
    errors: [{ path: '', message: 'A code was sent a moment ago. Try again in 42 s.' }],
  });
  expect(shownToasts()).toEqual(['failure: Failed to send reset link']);
  expect($reset.get()).toEqual({ step: 'email' });
});

test('a wrong code stays in the second step', async () => {
  await sendResetCode('asha@example.com');
  answerWith({ status: 400, body: { message: 'Invalid OTP' } });
  expect(await checkResetCode('000000')).toMatchObject({ ok: false, errors: [{ path: 'otp' }] });
  expect(shownToasts().at(-1)).toBe('failure: Invalid OTP');
  expect($reset.get().step).toBe('code');
});

test('a refused password is shown at its field, an expired code at the form', async () => {
  $reset.set({ step: 'password', email: 'asha@example.com', otp: '042137' });
  const errors = [{ path: 'newPassword', message: 'Choose a less common password' }];
  answerWith({ status: 400, body: { message: 'Invalid', errors } });
  expect(await setNewPassword('password1')).toEqual({ ok: false, errors });
  answerWith({ status: 400, body: { message: 'Invalid OTP' } });
  expect(await setNewPassword('long enough')).toEqual({
    ok: false,
    errors: [{ path: '', message: 'Invalid OTP' }],
  });
  expect(shownToasts()).toEqual(['failure: Failed to reset password', 'failure: Failed to reset password']);
});

test('a reload continues with the code step, a new visit starts over', async () => {
  await sendResetCode('asha@example.com');
  await checkResetCode('042137');
  $reset.set({ step: 'email' });
  resumeReset();
  expect($reset.get()).toEqual({ step: 'code', email: 'asha@example.com' });
  $reset.set({ step: 'email' });
  browser.history.state = null;
  resumeReset();
  expect($reset.get()).toEqual({ step: 'email' });
});

test('a mailed link opens the step of the password with its address and secret', async () => {
  browser.location.hash = '#email=asha%2Bduty%40example.com&code=abcdefghijklmnopqrst-_';
  resumeReset();
  const opened = { email: 'asha+duty@example.com', otp: 'abcdefghijklmnopqrst-_' };
  expect($reset.get()).toEqual({ step: 'password', ...opened });
  await setNewPassword('long enough');
  expect(server.received.at(-1)?.body).toEqual({ ...opened, newPassword: 'long enough' });
});

test('at each step an unreachable server gives an error in the form besides the toast', async () => {
  const closedServer = await stubServer();
  await closedServer.close();
  vi.resetModules();
  const freshModule = await import('./password-reset.ts');
  const { configureApi } = await import('../../api/configure-api.ts');
  configureApi({ url: closedServer.origin, isOwn: true });
  const { $toasts: toasts } = await import('../toasts/toasts.ts');
  const unreachable = {
    path: '',
    message: 'The server could not be reached. Check the connection and try again.',
  };
  expect(await freshModule.sendResetCode('asha@example.com')).toEqual({ ok: false, errors: [unreachable] });
  freshModule.$reset.set({ step: 'code', email: 'asha@example.com' });
  expect(await freshModule.checkResetCode('042137')).toEqual({ ok: false, errors: [unreachable] });
  freshModule.$reset.set({ step: 'password', email: 'asha@example.com', otp: '042137' });
  expect(await freshModule.setNewPassword('long enough')).toEqual({ ok: false, errors: [unreachable] });
  expect(toasts.get().map(({ message }) => message)).toEqual([
    'Failed to send reset link',
    'Invalid OTP',
    'Failed to reset password',
  ]);
});
