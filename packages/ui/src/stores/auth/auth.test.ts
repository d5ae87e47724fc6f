import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../testing/browser-stub.ts';
import { stubApi } from '../../../testing/stub-api.ts';

const browser = stubBrowser();
const server = await stubApi();
const { $secondFactorRequired, $unverified, login } = await import('./auth.ts');
const { openDashboardOnceSignedIn } = await import('../session/open-dashboard.ts');
const { signUp } = await import('./sign-up.ts');
const { $navigating } = await import('../session/navigation.ts');
const { endSession, startSession } = await import('../session/session.ts');
const { $toasts } = await import('../toasts/toasts.ts');
const { verificationCode } = await import('./verification.ts');

const credentials = { role: 'security', email: ' Asha@Example.COM ', password: ' spaces stay ' } as const;
const registration = {
  role: 'client',
  name: 'Asha Rao',
  email: ' Asha@Example.COM ',
  phone: '+91 98765 43210',
  password: 'long enough',
  confirmPassword: 'long enough',
} as const;
const shownToasts = () => $toasts.get().map(({ tone, message }) => `${tone}: ${message}`);
const { answerWith } = server;

beforeEach(() => {
  sessionStorage.clear();
  endSession();
  $navigating.set(false);
  $unverified.set(false);
  $secondFactorRequired.set(false);
  $toasts.set([]);
  vi.clearAllMocks();
});

describe('login', () => {
  test('stores token and role of the reply', async () => {
    answerWith({ body: { success: true, token: 't', role: 'admin', user: { name: 'A' } } });
    expect(await login(credentials)).toEqual({ ok: true });
    expect(browser.localStorage).toEqual({ token: 't', role: 'admin' });
  });

  test('sends the email trimmed and in lower case, and the password unchanged', async () => {
    answerWith({ body: { token: 't' } });
    await login(credentials);
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      url: '/api/auth/login',
      body: { role: 'security', email: 'asha@example.com', password: ' spaces stay ' },
    });
  });

  test.each([
    [
      'the server’s message',
      { status: 401, body: { success: false, code: 'x', message: 'Invalid credentials' } },
      'Invalid credentials',
    ],
    [
      'the spec’s message for an HTML page',
      { status: 502, body: '<h1>Bad gateway</h1>' },
      'Login failed. Please check your credentials.',
    ],
    [
      'the spec’s message for an empty response',
      { status: 500 },
      'Login failed. Please check your credentials.',
    ],
  ])('that fails shows %s', async (_, answer, message) => {
    answerWith(answer);
    expect(await login(credentials)).toMatchObject({ ok: false });
    expect(shownToasts()).toEqual([`failure: ${message}`]);
    expect(browser.localStorage).toEqual({});
    expect($unverified.get()).toBe(false);
  });

  test('gives the form the server’s field errors', async () => {
    const errors = [{ path: 'email', message: 'Email is required' }];
    answerWith({ status: 400, body: { success: false, message: 'Invalid', errors } });
    expect(await login(credentials)).toEqual({ ok: false, errors });
  });

  test('with an unverified email stores the email and offers verification', async () => {
    const message = 'Please verify your email first';
    answerWith({ status: 403, body: { success: false, code: 'auth.not_verified', message } });
    await login(credentials);
    expect(shownToasts()).toEqual([`failure: ${message}`]);
    expect($unverified.get()).toBe(true);
    expect(sessionStorage.getItem('verificationEmail')).toBe('asha@example.com');
    expect(verificationCode.$secondsLeft.get()).toBe(0);
  });

  test('to a disabled account shows the message in the form, without a toast', async () => {
    const message = 'This account is disabled. Call the office.';
    answerWith({ status: 403, body: { success: false, code: 'auth.account_disabled', message } });
    expect(await login(credentials)).toEqual({ ok: false, errors: [{ path: '', message }] });
    expect(shownToasts()).toEqual([]);
    expect(browser.localStorage).toEqual({});
  });

  test('requires the second factor without a toast, and shows a wrong code at its field', async () => {
    const secondFactorNeeded = { success: false, code: 'auth.second_factor', message: 'Enter the code' };
    answerWith({ status: 401, body: secondFactorNeeded });
    expect(await login({ ...credentials, totp: '' })).toEqual({ ok: false, errors: [] });
    expect($secondFactorRequired.get()).toBe(true);
    expect(await login({ ...credentials, totp: '123456' })).toEqual({
      ok: false,
      errors: [{ path: 'totp', message: 'Enter the code' }],
    });
    expect(shownToasts()).toEqual([]);
    expect(server.received.map(({ body }) => (body as { totp?: string }).totp)).toEqual([
      undefined,
      '123456',
    ]);
  });

  test('replaces the login page by the dashboard once', async () => {
    answerWith({ body: { token: 't', role: 'security', user: { id: 'u1' } } });
    const stop = openDashboardOnceSignedIn();
    expect(browser.location.replace).not.toHaveBeenCalled();
    await login(credentials);
    await login(credentials);
    expect(browser.location.replace.mock.calls).toEqual([['/security-dashboard']]);
    expect(server.received).toHaveLength(1);
    stop();
  });
});

describe('the login page', () => {
  test('redirects a signed-in user to the dashboard', () => {
    startSession('t', 'admin');
    openDashboardOnceSignedIn()();
    expect(browser.location.replace).toHaveBeenCalledWith('/admin-dashboard');
  });

  test('redirects when Back restores it from the back/forward cache', () => {
    const stop = openDashboardOnceSignedIn();
    const watching = $navigating.listen(() => {});
    startSession('t', 'client');
    browser.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(browser.location.replace).toHaveBeenCalledTimes(2);
    watching();
    stop();
  });
});

describe('signing up', () => {
  test('stores the email, starts the cooldown and opens the verification page', async () => {
    answerWith({ status: 201, body: { success: true, message: 'Check your email' } });
    expect(await signUp(registration)).toEqual({ ok: true });
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      url: '/api/auth/register',
      body: { ...registration, email: 'asha@example.com' },
    });
    expect(sessionStorage.getItem('verificationEmail')).toBe('asha@example.com');
    expect(sessionStorage.getItem('registration')).toBeNull();
    expect(verificationCode.$secondsLeft.get()).toBe(60);
    expect(browser.location.assign.mock.calls).toEqual([['/otp-verification']]);
    await signUp(registration);
    expect(server.received).toHaveLength(1);
  });

  test('stores the registration and sends it with a login to that address alone', async () => {
    answerWith({ status: 201, body: { success: true, message: 'Check', registration: 'r1' } });
    await signUp(registration);
    $navigating.set(false);
    answerWith({ status: 401, body: { success: false, message: 'Invalid credentials' } });
    await login(credentials);
    await login({ ...credentials, email: 'other@example.com' });
    const sent = server.received.slice(1).map(({ body }) => (body as { registration?: string }).registration);
    expect(sent).toEqual(['r1', undefined]);
  });

  test.each([
    ['the server’s message', { status: 409, body: { message: 'User exists' } }, 'User exists'],
    ['the spec’s words', { status: 500, body: '<html>' }, 'Something went wrong. Please try again.'],
  ])('that fails shows %s and stays', async (_, answer, message) => {
    answerWith(answer);
    expect(await signUp(registration)).toMatchObject({ ok: false });
    expect(shownToasts()).toEqual([`failure: ${message}`]);
    expect(browser.location.assign).not.toHaveBeenCalled();
    expect(sessionStorage.length).toBe(0);
  });
});
