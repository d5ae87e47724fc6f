import { beforeEach, expect, test } from 'vitest';
import { stubBrowser } from '../../../testing/browser-stub.ts';

const browser = stubBrowser();
const { $keptSince, orKept } = await import('./kept-duties.ts');
const { ApiError } = await import('../../api/ApiError.ts');
const { endSession, startSession } = await import('../session/session.ts');

const fails = (status: number) => () => Promise.reject(new ApiError(status, {}));

beforeEach(() => {
  delete browser.localStorage.keptDuties;
});

test.each([0, 502, 503, 504])('duties of the last reply are shown when the answer is %i', async (status) => {
  await orKept('duties', async () => ['night of the 26th']);
  expect($keptSince.get()).toBeUndefined();
  expect(await orKept('duties', fails(status))).toEqual(['night of the 26th']);
  expect(Date.parse($keptSince.get() ?? '')).not.toBeNaN();
  await orKept('duties', async () => []);
  expect($keptSince.get()).toBeUndefined();
});

test.each([400, 401, 403, 404, 429, 500])('a refusal with %i is told, whatever is kept', async (status) => {
  await orKept('duties', async () => ['night of the 26th']);
  await expect(orKept('duties', fails(status))).rejects.toThrow(ApiError);
});

test('without anything kept the failure is told', async () => {
  await expect(orKept('duties', fails(0))).rejects.toThrow(ApiError);
});

test('the next session begins without what was kept, and so does the end of one', async () => {
  for (const change of [endSession, () => startSession('t0ken', 'security')]) {
    await orKept('profile', async () => ({ name: 'Ramesh Kumar Yadav' }));
    change();
    expect(JSON.stringify(browser.localStorage)).not.toContain('Ramesh');
  }
});
