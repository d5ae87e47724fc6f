import { deleteBill } from '@prahari/contract/bills';
import { exportList } from '@prahari/contract/exports';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubApi } from '../../../testing/stub-api.ts';

const server = await stubApi();
const { call } = await import('../../api/call.ts');
const { download } = await import('../../api/download.ts');
const { saveMusterFile } = await import('../muster/office-muster.ts');
const { $stepUp, endStepUp, requestStepUp } = await import('./step-up.ts');
const { handleStepUp } = await import('./step-up-handler.ts');

const refused = (code: string) => ({ status: 403, body: { success: false, code, message: 'First' } });
const NEEDED = 'auth.reauthentication_needed';
const request = vi.fn(requestStepUp);
let stop: () => void;
let isGiven: boolean;
beforeEach(() => {
  request.mockClear();
  stop = handleStepUp(request);
  isGiven = false;
  server.respond = () => (isGiven ? { body: { success: true } } : refused(NEEDED));
});
afterEach(() => {
  endStepUp(false);
  stop();
});

const bodies = () => server.received.map(({ url, body }) => [url, body]);
const untilRequested = () => expect.poll(() => $stepUp.get()).not.toBeNull();
const give = () => {
  isGiven = true;
  endStepUp(true);
};

test('a refused call is repeated unchanged after the password was entered', async () => {
  const deleting = call(deleteBill, { billId: 'b1' }, { idempotencyKey: 'once' });
  await untilRequested();
  expect($stepUp.get()).toBe('password');
  give();
  await expect(deleting).resolves.toEqual({ success: true });
  expect($stepUp.get()).toBeNull();
  expect(bodies()).toEqual(Array(2).fill(['/api/admin/bills/delete', { billId: 'b1' }]));
  expect(server.received.map(({ headers }) => headers['idempotency-key'])).toEqual(['once', 'once']);
});

test('calls that are refused together ask once', async () => {
  const calls = ['b1', 'b2', 'b3'].map((billId) => call(deleteBill, { billId }));
  await expect.poll(() => request).toHaveBeenCalledTimes(3);
  give();
  await Promise.all(calls);
  expect(server.received).toHaveLength(6);
});

test('a call is refused when the person gives up', async () => {
  const deleting = call(deleteBill, { billId: 'b1' });
  await untilRequested();
  endStepUp(false);
  await expect(deleting).rejects.toMatchObject({ status: 403, code: NEEDED });
  expect(server.received).toHaveLength(1);
});

test('step-up dialogs follow one another', async () => {
  const codes = ['auth.password_replacement_needed', 'auth.second_factor_set_up_needed'];
  server.respond = () => (codes[0] ? refused(codes[0]) : { body: { success: true } });
  const deleting = call(deleteBill, { billId: 'b1' });
  for (const question of ['new-password', 'second-factor']) {
    await expect.poll(() => $stepUp.get()).toBe(question);
    codes.shift();
    endStepUp(true);
  }
  await expect(deleting).resolves.toEqual({ success: true });
});

test('an export fails when the password is not entered', async () => {
  const exporting = download(exportList, { list: 'guards' });
  await untilRequested();
  endStepUp(false);
  await expect(exporting).rejects.toMatchObject({ code: NEEDED });
});

test('the month of a post is saved once the password was entered', async () => {
  const click = vi.fn();
  vi.stubGlobal('document', { createElement: () => ({ click }) });
  const saving = saveMusterFile();
  await untilRequested();
  expect(click).not.toHaveBeenCalled();
  give();
  await saving;
  expect(click).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('any other 403 asks for no password', async () => {
  server.respond = () => refused('auth.wrong_role');
  await expect(call(deleteBill, { billId: 'b1' })).rejects.toMatchObject({ code: 'auth.wrong_role' });
  expect($stepUp.get()).toBeNull();
});
