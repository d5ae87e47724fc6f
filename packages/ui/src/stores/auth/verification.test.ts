import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../testing/browser-stub.ts';
import { stubApi } from '../../../testing/stub-api.ts';

const browser = stubBrowser();
const server = await stubApi();
const { requireEmailToVerify, verificationCode, verify, storeEmailToVerify, storeSignup } = await import(
  './verification.ts'
);
const { $navigating } = await import('../session/navigation.ts');
const { $toasts } = await import('../toasts/toasts.ts');

const shownToasts = () => $toasts.get().map(({ tone, message }) => `${tone}: ${message}`);
const { answerWith } = server;

beforeEach(() => {
  sessionStorage.clear();
  verificationCode.clear();
  $navigating.set(false);
  $toasts.set([]);
  vi.clearAllMocks();
  storeEmailToVerify('asha@example.com');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the right code', () => {
  test('verifies the account, forgets the email and opens login after 1.5 s', async () => {
    answerWith({ body: { success: true } });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    expect(await verify('042137')).toEqual({ ok: true });
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      url: '/api/auth/verify-otp',
      body: { email: 'asha@example.com', otp: '042137' },
    });
    expect(shownToasts()).toEqual(['success: Email verified successfully']);
    expect(sessionStorage.getItem('verificationEmail')).toBeNull();
    vi.advanceTimersByTime(1499);
    expect(browser.location.replace).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(browser.location.replace.mock.calls).toEqual([['/login']]);
  });
});

describe('a refused code', () => {
  test.each([
    ['wrong', { status: 400, body: { success: false, code: 'auth.invalid_otp', message: 'Invalid OTP' } }],
    ['tried too often', { status: 429, body: { message: 'Slow down' } }],
    ['answered with a page', { status: 502, body: '<h1>Bad gateway</h1>' }],
  ])('because it was %s shows Invalid OTP and advice', async (_, answer) => {
    answerWith(answer);
    expect(await verify('000000')).toEqual({
      ok: false,
      errors: [{ path: 'otp', message: 'Check the six digits, or ask for a new code.' }],
    });
    expect(shownToasts()).toEqual(['failure: Invalid OTP']);
    expect(sessionStorage.getItem('verificationEmail')).toBe('asha@example.com');
  });
});

describe('resending a code', () => {
  test('is possible every 60 seconds', async () => {
    answerWith({ body: { success: true } });
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const seen: number[] = [];
    const stop = verificationCode.$secondsLeft.listen((left) => seen.push(left));
    await verificationCode.resend();
    expect(server.received[0]).toMatchObject({
      url: '/api/auth/resend-otp',
      body: { email: 'asha@example.com' },
    });
    expect(shownToasts()).toEqual(['success: OTP resent successfully']);
    vi.advanceTimersByTime(18_000);
    expect(seen.at(-1)).toBe(42);
    await verificationCode.resend();
    expect(server.received).toHaveLength(1);
    vi.advanceTimersByTime(42_000);
    expect(seen.at(-1)).toBe(0);
    expect(seen).toHaveLength(61);
    await verificationCode.resend();
    expect(server.received).toHaveLength(2);
    stop();
  });

  test('sends no second request while one is running', async () => {
    answerWith({ body: { success: true } });
    await Promise.all([verificationCode.resend(), verificationCode.resend()]);
    expect(server.received).toHaveLength(1);
  });

  test('waits for the server’s Retry-After', async () => {
    answerWith({ status: 429, headers: { 'retry-after': '37' }, body: { message: 'Please wait' } });
    await verificationCode.resend();
    expect(shownToasts()).toEqual(['failure: Failed to resend OTP']);
    expect(verificationCode.$secondsLeft.get()).toBe(37);
  });

  test('keeps its cooldown after a reload, but not for another email', async () => {
    verificationCode.wait();
    vi.resetModules();
    const refreshed = await import('./verification.ts');
    expect(refreshed.verificationCode.$secondsLeft.get()).toBeGreaterThan(57);
    refreshed.storeEmailToVerify('asha@example.com');
    expect(refreshed.verificationCode.$secondsLeft.get()).toBeGreaterThan(57);
    refreshed.storeEmailToVerify('other@example.com');
    expect(refreshed.verificationCode.$secondsLeft.get()).toBe(0);
  });
});

test('the registration of the signup in this tab is sent with a code and with a request for another code, and forgotten afterwards', async () => {
  answerWith({ body: { success: true } });
  storeSignup('asha@example.com', 'client', 'r1');
  await verificationCode.resend();
  await verify('042137');
  const sent = { email: 'asha@example.com', registration: 'r1' };
  expect(server.received.map(({ body }) => body)).toEqual([sent, { ...sent, otp: '042137' }]);
  expect(sessionStorage.getItem('registration')).toBeNull();
});

test('after the code, login knows the role and the email of the signup', async () => {
  answerWith({ body: { success: true } });
  storeSignup('asha@example.com', 'security', 'r1');
  await verify('042137');
  expect(sessionStorage.getItem('lastEmail')).toBe('asha@example.com');
  expect(sessionStorage.getItem('lastRole')).toBe('security');
  expect(sessionStorage.getItem('signupRole')).toBeNull();
});

test('a signup without a registration replaces the registration of an earlier one', () => {
  storeSignup('asha@example.com', 'client', 'r1');
  storeSignup('asha@example.com', 'client', undefined);
  expect(sessionStorage.getItem('registration')).toBeNull();
});

test('without a stored email, signup opens and no request is sent', async () => {
  sessionStorage.clear();
  expect(requireEmailToVerify()).toBeNull();
  expect(browser.location.replace).toHaveBeenCalledWith('/signup');
  $navigating.set(false);
  await verify('000000');
  await verificationCode.resend();
  expect(server.received).toHaveLength(0);
});

test('blocked session storage throws no error', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(requireEmailToVerify()).toBeNull();
  expect(() => verificationCode.wait()).not.toThrow();
  vi.unstubAllGlobals();
});
