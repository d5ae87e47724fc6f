import { expect, test } from 'vitest';
import { done, stubApi } from '../../../testing/stub-api.ts';
import type { StubResponse } from '../../../testing/stub-server.ts';

const server = await stubApi();
const { billToChange, changeBill, openBillToChange } = await import('./bill-change.ts');

test('a bill that was saved slowly does not take the place of the one opened meanwhile', async () => {
  let reply = (_: StubResponse) => {};
  server.respond = ({ url, method }) => {
    if (method === 'GET') return done({ _id: new URL(url, server.origin).pathname.split('/').at(-1) });
    return new Promise((resolve) => {
      reply = resolve;
    });
  };
  await openBillToChange('first');
  const saving = changeBill('first', { version: 1, dueDate: '2026-12-24' });
  await expect.poll(() => server.received.some(({ method }) => method !== 'GET')).toBe(true);
  await openBillToChange('second');
  reply(done({ _id: 'first' }));
  expect(await saving).toEqual({ ok: true });
  expect(billToChange.$loaded.get()).toMatchObject({ data: { _id: 'second' } });
});
