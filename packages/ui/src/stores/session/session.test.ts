import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../testing/browser-stub.ts';
import { refusal, stubApi } from '../../../testing/stub-api.ts';

const browser = stubBrowser();
const server = await stubApi();
const { $session, pageAfterLogin, endSession, startSession, takeNotice, watchSession } = await import(
  './session.ts'
);
const { call } = await import('../../api/call.ts');
const { listBills } = await import('@prahari/contract/bills');

beforeEach(() => {
  sessionStorage.clear();
  endSession();
  vi.clearAllMocks();
  server.respond = () => ({ body: { success: true } });
  browser.location.pathname = '/';
  browser.location.search = '';
});

describe('a session', () => {
  test('stores token and role in local storage', () => {
    expect($session.get()).toEqual({ state: 'anonymous' });
    startSession('t0ken', 'admin');
    expect($session.get()).toEqual({ state: 'signed-in', role: 'admin' });
    expect(browser.localStorage).toEqual({ token: 't0ken', role: 'admin' });
  });

  test('stores a placeholder without a token', () => {
    startSession(undefined, 'client');
    expect(browser.localStorage.token).toBe('cookie-session');
    startSession('', 'client');
    expect(browser.localStorage.token).toBe('cookie-session');
  });

  test('without a stored role is a client’s', () => {
    const stop = $session.listen(() => {});
    browser.storeFromOtherTab('token', 't');
    expect($session.get()).toEqual({ state: 'signed-in', role: 'client' });
    stop();
  });

  test('hydrates as anonymous, as rendered on the server', () => {
    expect($session.init).toEqual({ state: 'anonymous' });
  });
});

describe('logging out', () => {
  test('in another tab ends the session here', () => {
    startSession('t0ken', 'client');
    const stop = watchSession();
    browser.storeFromOtherTab('token', null);
    expect(browser.location.replace).toHaveBeenCalledWith('/');
    stop();
  });
});

describe('a dashboard that nobody is signed in to', () => {
  test('opens the login page, which leads back', () => {
    browser.location.pathname = '/client-dashboard';
    watchSession();
    expect(browser.location.replace.mock.calls).toEqual([['/login']]);
    expect(pageAfterLogin('client')).toBe('/client-dashboard');
  });

  test('calls the host instead of the browser, before and after a session', () => {
    const leave = vi.fn();
    watchSession(leave);
    expect(leave).toHaveBeenLastCalledWith('/login');
    startSession('t0ken', 'client');
    const stop = watchSession(leave);
    endSession();
    expect(leave).toHaveBeenLastCalledWith('/');
    expect(browser.location.replace).not.toHaveBeenCalled();
    stop();
  });
});

describe('a page that Back brings out of memory', () => {
  const page = { hidden: false };
  const restore = (persisted: boolean) =>
    browser.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  test('is out of sight until the server answers, and left when the session has ended meanwhile', async () => {
    vi.stubGlobal('document', { documentElement: page });
    server.respond = () => refusal(401, 'No', 'auth.no_session');
    startSession('ended', 'client');
    const stop = watchSession();
    restore(true);
    expect(page.hidden).toBe(true);
    await vi.waitFor(() => expect(browser.location.replace).toHaveBeenCalledWith('/login'));
    expect([page.hidden, browser.localStorage]).toEqual([true, {}]);
    stop();
  });

  test('is shown again while its session lives, and one that is loaded anew is shown at once', async () => {
    vi.stubGlobal('document', { documentElement: page });
    page.hidden = false;
    startSession('alive', 'client');
    const stop = watchSession();
    restore(false);
    expect(page.hidden).toBe(false);
    restore(true);
    expect(page.hidden).toBe(true);
    await vi.waitFor(() => expect(page.hidden).toBe(false));
    expect(browser.location.replace).not.toHaveBeenCalled();
    stop();
  });
});

describe('a token that the server refuses', () => {
  const refuse = () => {
    server.respond = () => refusal(401, 'No', 'auth.no_session');
    return call(listBills, {}).catch(() => undefined);
  };

  test('ends the session, tells the login page and returns to the same tab', async () => {
    startSession('dead', 'admin');
    browser.location.pathname = '/admin-dashboard/';
    browser.location.search = '?tab=clients';
    const stop = watchSession();
    await refuse();
    expect(browser.localStorage).toEqual({});
    expect(browser.location.replace.mock.calls).toEqual([['/login']]);
    expect(takeNotice()).toBe('Your session has ended. Please log in again.');
    expect(takeNotice()).toBeNull();
    expect(pageAfterLogin('admin')).toBe('/admin-dashboard?tab=clients');
    expect(pageAfterLogin('admin')).toBe('/admin-dashboard');
    stop();
  });

  test('does not return another role to that dashboard', async () => {
    startSession('dead', 'admin');
    browser.location.pathname = '/admin-dashboard';
    const stop = watchSession();
    await refuse();
    expect(pageAfterLogin('security')).toBe('/security-dashboard');
    stop();
  });
});

test('login opens the role’s dashboard, and the client’s for an unknown role', () => {
  expect(pageAfterLogin('admin')).toBe('/admin-dashboard');
  expect(pageAfterLogin('Security')).toBe('/security-dashboard');
  expect(pageAfterLogin('manager')).toBe('/client-dashboard');
});
