import { markBillPaid } from '@prahari/contract/bills';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { stubServer } from '../../testing/stub-server.ts';
import { call } from './call.ts';
import { type ApiAdapter, configureApi } from './configure-api.ts';

const server = await stubServer();
const other = 'https://site.example';
const at = (origin: string) => vi.stubGlobal('location', { origin, href: `${origin}/` });
const adapter = vi.fn(async (): Promise<ApiAdapter> => () => Promise.reject(new Error('adapted')));
const pay = () => call(markBillPaid, { billId: 'b1' });

afterEach(() => {
  server.received.length = 0;
  adapter.mockClear();
});
afterAll(() => server.close());

test('an API on another origin is called through the adapter', async () => {
  at(other);
  configureApi({ url: server.origin, adapter });
  await expect(pay()).rejects.toThrow('adapted');
  expect(server.received).toEqual([]);
});

test('an adapter is not loaded for an API on the page’s own origin', async () => {
  at(server.origin);
  configureApi({ url: server.origin, adapter });
  await pay();
  expect(server.received).toHaveLength(1);
  expect(adapter).not.toHaveBeenCalled();
});
