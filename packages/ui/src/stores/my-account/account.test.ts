import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../testing/browser-stub.ts';
import { stubApi } from '../../../testing/stub-api.ts';
import type { StubResponse } from '../../../testing/stub-server.ts';

stubBrowser();
const server = await stubApi();
const { changePassword, endOtherSessions, endSession, loadAccount, ownAccount, ownSessions } = await import(
  './account.ts'
);
const {
  $secondFactor,
  startSetUp,
  cancelSetUp,
  confirmCodesSaved,
  loadSecondFactor,
  submitDisable,
  submitEnable,
} = await import('../second-factor/second-factor.ts');
const { $toasts } = await import('../toasts/toasts.ts');
const { clientErrorCodes } = await import('../../api/ApiError.ts');

const row = (id: string, current = false) => ({
  _id: id,
  createdAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: '2026-11-20T08:00:00.000Z',
  userAgent: null,
  network: null,
  current,
});
const shownToasts = () => $toasts.get().map(({ tone, message }) => `${tone}: ${message}`);
const calls = () => server.received.map(({ method, url }) => `${method} ${url.replace('/api', '')}`);
const answerBy = (answers: Record<string, StubResponse>) => {
  server.respond = ({ method, url }) => answers[`${method} ${url.replace('/api', '')}`] ?? { status: 404 };
};
const refusal = (status: number, code: string, message: string): StubResponse => ({
  status,
  body: { success: false, code, message },
});
const typed = { currentPassword: 'open sesame', totp: '123456' };
const secondFactorOff: StubResponse = { body: { success: true, data: { on: false } } };

beforeEach(() => {
  $toasts.set([]);
  ownAccount.reset();
  ownSessions.reset();
  $secondFactor.set({ state: 'loading' });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('the account and its sessions are loaded together', async () => {
  answerBy({
    'GET /auth/status': {
      body: { success: true, user: { id: 'u1', name: 'Asha', email: 'asha@example.com' } },
    },
    'GET /auth/sessions': { body: { success: true, data: [row('a', true), row('b')] } },
  });
  await loadAccount();
  expect(ownAccount.$loaded.get()).toEqual({
    state: 'ready',
    data: { id: 'u1', name: 'Asha', email: 'asha@example.com' },
  });
  expect(ownSessions.$loaded.get()).toEqual({ state: 'ready', data: [row('a', true), row('b')] });
});

test('data that the server lacks is null or absent, without a toast', async () => {
  server.respond = () => refusal(404, clientErrorCodes.absent, '');
  await Promise.all([loadAccount(), loadSecondFactor()]);
  expect(ownAccount.$loaded.get()).toEqual({ state: 'ready', data: null });
  expect(ownSessions.$loaded.get()).toEqual({ state: 'ready', data: null });
  expect($secondFactor.get()).toEqual({ state: 'absent' });
  expect(shownToasts()).toEqual([]);
});

test('ending a session removes its row, and a double click sends one request', async () => {
  ownSessions.put([row('a', true), row('b'), row('c')]);
  answerBy({ 'DELETE /auth/sessions/b': { body: { success: true } } });
  await Promise.all([endSession('b'), endSession('b')]);
  expect(calls()).toEqual(['DELETE /auth/sessions/b']);
  expect(ownSessions.$loaded.get()).toEqual({ state: 'ready', data: [row('a', true), row('c')] });
  expect(shownToasts()).toEqual(['success: Session ended']);
});

test('ending all other sessions keeps the current one', async () => {
  ownSessions.put([row('a', true), row('b'), row('c')]);
  answerBy({ 'DELETE /auth/sessions': { body: { success: true } } });
  await endOtherSessions();
  expect(ownSessions.$loaded.get()).toEqual({ state: 'ready', data: [row('a', true)] });
  expect(shownToasts()).toEqual(['success: All other sessions ended']);
});

test('a session that had already ended disappears from the list', async () => {
  ownSessions.put([row('a', true), row('b')]);
  answerBy({
    'DELETE /auth/sessions/b': refusal(404, 'auth.session_not_found', 'Session not found'),
    'GET /auth/sessions': { body: { success: true, data: [row('a', true)] } },
  });
  await endSession('b');
  expect(shownToasts()).toEqual(['failure: Session not found']);
  expect(ownSessions.$loaded.get()).toEqual({ state: 'ready', data: [row('a', true)] });
});

test('a wrong current password is shown at its field, and any other failure as a toast', async () => {
  const change = { currentPassword: 'not it', newPassword: 'a lamp at the gate' };
  answerBy({
    'POST /auth/change-password': refusal(400, 'auth.wrong_password', 'Current password is wrong'),
  });
  expect(await changePassword(change)).toEqual({
    ok: false,
    errors: [{ path: 'currentPassword', message: 'Current password is wrong' }],
  });
  expect(shownToasts()).toEqual([]);
  answerBy({ 'POST /auth/change-password': { status: 500 } });
  expect(await changePassword(change)).toEqual({ ok: false, errors: [] });
  expect(shownToasts()).toEqual(['failure: Failed to change the password']);
});

test('the second factor is set up, enabled and disabled', async () => {
  const codes = ['aaaaa-bbbbb', 'ccccc-ddddd'];
  answerBy({
    'GET /auth/second-factor': secondFactorOff,
    'POST /auth/second-factor/set-up': {
      body: { success: true, data: { secret: 'S', uri: 'otpauth://x' } },
    },
    'POST /auth/second-factor/enable': { body: { success: true, data: { recoveryCodes: codes } } },
    'POST /auth/second-factor/disable': { body: { success: true } },
  });
  await loadSecondFactor();
  await Promise.all([startSetUp(), startSetUp()]);
  expect($secondFactor.get()).toEqual({ state: 'setting-up', secret: 'S', uri: 'otpauth://x' });
  cancelSetUp();
  await startSetUp();
  expect(calls().filter((call) => call.endsWith('set-up'))).toHaveLength(2);
  expect(await submitEnable(typed)).toEqual({ ok: true });
  expect($secondFactor.get()).toEqual({ state: 'codes', codes });
  // The server sends the codes only once, so they must survive closing the dialog.
  await loadSecondFactor();
  expect($secondFactor.get()).toEqual({ state: 'codes', codes });
  const on = { on: true, since: '2026-11-20T08:00:00.000Z', recoveryCodesLeft: 10 };
  answerBy({
    'GET /auth/second-factor': { body: { success: true, data: on } },
    'POST /auth/second-factor/disable': { body: { success: true } },
  });
  await confirmCodesSaved();
  expect($secondFactor.get()).toEqual({ state: 'on', since: on.since, recoveryCodesLeft: 10 });
  expect(await submitDisable(typed)).toEqual({ ok: true });
  expect($secondFactor.get()).toEqual({ state: 'off', starting: false });
});

test('a wrong code is shown at its field and keeps the set-up', async () => {
  $secondFactor.set({ state: 'setting-up', secret: 'S', uri: 'otpauth://x' });
  answerBy({ 'POST /auth/second-factor/enable': refusal(400, 'auth.wrong_code', 'This code is wrong') });
  expect(await submitEnable(typed)).toEqual({
    ok: false,
    errors: [{ path: 'totp', message: 'This code is wrong' }],
  });
  expect($secondFactor.get().state).toBe('setting-up');
});
