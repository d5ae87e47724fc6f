import { afterAll, beforeEach, vi } from 'vitest';
import { configureApi } from '../src/api/configure-api.ts';
import { type ReceivedRequest, type StubResponse, stubServer } from './stub-server.ts';

/**
 * For tests in Node: a stub server as the API of the page's own origin, without what it received in
 * earlier tests of the file. Failures that the stores log are not printed.
 */
export async function stubApi() {
  const server = await stubServer();
  const { origin } = server;
  vi.stubGlobal('location', Object.assign(globalThis.location ?? {}, { origin, href: `${origin}/` }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  configureApi({ url: origin, isOwn: true });
  beforeEach(() => {
    server.received.length = 0;
  });
  afterAll(() => server.close());
  return server;
}

/** The reply of a list with a single page. */
export const onlyPage = (data: readonly unknown[]) => ({
  success: true,
  data,
  nextCursor: null,
  total: data.length,
});

/** The reply to a call that succeeds. */
export const done = (data: unknown = {}): StubResponse => ({ body: { success: true, data } });

/** The reply to a call that is refused. */
export const refusal = (status: number, message: string, code?: string): StubResponse => ({
  status,
  body: { success: false, code, message },
});

/** A `respond` that replies to a write, and to a list with these rows. */
export const answers =
  (write: StubResponse, rows: readonly unknown[] = []) =>
  ({ method }: ReceivedRequest): StubResponse =>
    method === 'GET' ? { body: onlyPage(rows) } : write;

/** The body of a new bill. */
export const newBill = {
  clientId: 'c1',
  amount: 1000,
  dueDate: '2026-12-05',
  description: 'One night',
  driveLink: 'https://drive.example/a',
};
