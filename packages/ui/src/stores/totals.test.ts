import { listGuards } from '@prahari/contract';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubServer } from '../testing/stub-server.ts';

const server = await stubServer();
vi.stubEnv('PUBLIC_API_URL', server.origin);
const { createTotals } = await import('./totals.ts');

const wanted = { all: '', available: 'available', assigned: 'assigned' };
const asked = () => server.received.map(({ url }) => new URL(url, server.origin).searchParams.get('status'));
const rows = ['available', 'assigned', 'available'].map((status, n) => ({ _id: `${n}`, status }));

beforeEach(() => {
  server.received.length = 0;
});
afterAll(() => server.close());

describe('an API elsewhere', () => {
  test('that counts nothing sends its list once, and each status is counted from it', async () => {
    server.respond = () => ({ body: rows });
    const totals = createTotals(listGuards, wanted);
    for (const times of [1, 2]) {
      await totals.refresh();
      expect(asked()).toEqual(Array.from({ length: times }, () => null));
      expect(Object.fromEntries(totals.$totals.get())).toEqual({ all: 3, available: 2, assigned: 1 });
      expect(totals.$counted.get()).toBe(false);
    }
  });

  test('that counts is asked for each status', async () => {
    server.respond = ({ url }) => ({
      body: { success: true, data: [], total: url.includes('status') ? 4 : 9, nextCursor: null },
    });
    const totals = createTotals(listGuards, wanted);
    await totals.refresh();
    expect(Object.fromEntries(totals.$totals.get())).toEqual({ all: 9, available: 4, assigned: 4 });
    expect(totals.$counted.get()).toBe(true);
    server.received.length = 0;
    await totals.refresh();
    expect(asked().toSorted()).toEqual(['assigned', 'available', null].toSorted());
  });
});
