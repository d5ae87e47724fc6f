import { generateBill, listBills, markBillPaid } from '@prahari/contract/bills';
import { reauthenticate } from '@prahari/contract/factors';
import { endSession, login } from '@prahari/contract/sessions';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newBill, onlyPage, stubApi } from '../../testing/stub-api.ts';
import { stubServer } from '../../testing/stub-server.ts';
import { ApiError } from './ApiError.ts';

const server = await stubApi();
const { call } = await import('./call.ts');
const { configureApi } = await import('./configure-api.ts');
const { $token, onTokenRefused } = await import('./token.ts');

const credentials = { email: 'asha@example.com', password: 'long enough', role: 'client' } as const;
const refusal = async (pending: Promise<unknown>): Promise<ApiError> => {
  const error = await pending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
};

beforeEach(() => {
  server.respond = () => ({ body: { success: true } });
  $token.set(undefined);
});

describe('a request', () => {
  test('a write is sent as JSON below /api, without a bearer when nobody is signed in', async () => {
    await call(login, credentials);
    const [got] = server.received;
    expect(got).toMatchObject({ method: 'POST', url: '/api/auth/login', body: credentials });
    expect(got?.headers['content-type']).toMatch(/^application\/json/);
    expect(got?.headers.authorization).toBeUndefined();
  });

  test('the stored token is sent as a bearer, the key as Idempotency-Key', async () => {
    $token.set('t0ken');
    await call(generateBill, newBill, { idempotencyKey: 'once' });
    const sent = server.received.at(-1)?.headers;
    expect(sent).toMatchObject({ authorization: 'Bearer t0ken', 'idempotency-key': 'once' });
  });

  test('a list sends its query and leaves out empty parts', async () => {
    await call(listBills, { limit: 8, q: 'A&B 50%', sort: '-amount', status: '' });
    expect(server.received[0]).toMatchObject({
      method: 'GET',
      url: '/api/admin/bills?limit=8&q=A%26B+50%25&sort=-amount',
      body: undefined,
    });
  });

  test('an id is encoded in the path and not sent elsewhere', async () => {
    await call(endSession, { id: '../admin?x' });
    expect(server.received[0]).toMatchObject({
      method: 'DELETE',
      url: '/api/auth/sessions/..%2Fadmin%3Fx',
      body: undefined,
    });
  });
});

describe('a response', () => {
  test('an ApiError has status, message, code and field errors', async () => {
    const errors = [{ path: 'email', message: 'Email is required' }, { path: 3 }, 'odd'];
    server.respond = () => ({
      status: 400,
      body: { success: false, code: 'invalid', message: 'Not like this', errors },
    });
    const error = await refusal(call(login, credentials));
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid',
      serverMessage: 'Not like this',
      errors: [errors[0]],
    });
    expect(error.message).toBe('Not like this');
    expect(error.retryAfter).toBeNull();
  });

  test.each([
    ['a page', '<!doctype html><title>Bad gateway</title>'],
    ['nothing', undefined],
    ['JSON without a message', { error: { message: 'nested' } }],
    ['JSON with a blank message', { success: false, message: ' \n\t ' }],
    ['null', null],
  ])('an error that is %s has no message to show', async (_, body) => {
    server.respond = () => ({ status: 502, body });
    const error = await refusal(call(login, credentials));
    expect(error).toMatchObject({
      status: 502,
      serverMessage: '',
      message: 'The server answered with an error: 502',
    });
  });

  test('a reply with a success flag that is false is a refusal, also with status 200', async () => {
    server.respond = () => ({ body: { success: false, message: 'You already have an application pending' } });
    const error = await refusal(call(login, credentials));
    expect(error).toMatchObject({ status: 200, serverMessage: 'You already have an application pending' });
  });

  test('an HTML page with status 200 is an error', async () => {
    server.respond = () => ({ body: '\n<!doctype html><html></html>' });
    expect(await refusal(call(login, credentials))).toMatchObject({ status: 200, serverMessage: '' });
  });

  test('a reply that was cut off is an error with status 200', async () => {
    server.respond = () => ({ body: '{"success":true,"data":[{"_id":"b1",' });
    for (const made of [call(login, credentials), call(listBills, {})])
      expect(await refusal(made)).toMatchObject({
        status: 200,
        message: 'The server could not be reached',
        serverMessage: '',
      });
  });

  test('an unreachable server gives status 0', async () => {
    const closedServer = await stubServer();
    await closedServer.close();
    configureApi({ url: closedServer.origin, isOwn: true });
    expect(await refusal(call(login, credentials))).toMatchObject({ status: 0, serverMessage: '' });
    configureApi({ url: server.origin, isOwn: true });
  });

  test('an aborted call throws AbortError', async () => {
    const stop = new AbortController();
    server.respond = () => new Promise(() => {});
    const pending = call(listBills, {}, { signal: stop.signal });
    stop.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a read that fails', () => {
  const failing = (status: number, headers: Record<string, string> = {}) => {
    server.respond = () =>
      server.received.length === 1 ? { status, headers, body: { message: 'Busy' } } : { body: onlyPage([]) };
  };

  test.each([500, 502, 503, 504])('with %i is sent once more', async (status) => {
    failing(status);
    expect(await call(listBills, {})).toMatchObject({ total: 0 });
    expect(server.received).toHaveLength(2);
  });

  test('without a response is sent once more, and then gives status 0', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await refusal(call(listBills, {}))).toMatchObject({ status: 0 });
    expect(fetched).toHaveBeenCalledTimes(2);
    fetched.mockRestore();
  });

  test('waits for a Retry-After of seconds', async () => {
    failing(503, { 'retry-after': '1' });
    const before = performance.now();
    await call(listBills, {});
    expect(performance.now() - before).toBeGreaterThan(990);
  });

  test.each([
    ['a longer Retry-After', 503, { 'retry-after': '60' }],
    ['too many requests', 429, { 'retry-after': '1' }],
    ['a row that is not there', 404, {}],
  ])('because of %s is not sent again', async (_, status, headers) => {
    failing(status, headers);
    expect(await refusal(call(listBills, {}))).toMatchObject({
      status,
      serverMessage: 'Busy',
      retryAfter: (headers as Record<string, string>)['retry-after'] ?? null,
    });
    expect(server.received).toHaveLength(1);
  });
});

test.each([
  ['POST', () => call(markBillPaid, { billId: '1' })],
  ['DELETE', () => call(endSession, { id: 's1' })],
])('a %s that fails is not sent again', async (_, write) => {
  server.respond = () => ({ status: 503, headers: { 'retry-after': '1' }, body: { message: 'Busy' } });
  expect(await refusal(write())).toMatchObject({ status: 503, retryAfter: '1' });
  expect(server.received).toHaveLength(1);
});

describe('a 401', () => {
  const dead = () => ({ status: 401, body: { success: false, code: 'auth.no_session', message: 'Log in' } });

  test('for the current token reports the token as refused', async () => {
    const refused = vi.fn();
    const stop = onTokenRefused(refused);
    $token.set('dead');
    server.respond = dead;
    await refusal(call(listBills, {}));
    expect(refused).toHaveBeenCalledOnce();
    stop();
    await refusal(call(listBills, {}));
    expect(refused).toHaveBeenCalledOnce();
  });

  test('of a public call or a call without a token reports nothing', async () => {
    const refused = vi.fn();
    const stop = onTokenRefused(refused);
    server.respond = dead;
    await refusal(call(listBills, {}));
    $token.set('mine');
    await refusal(call(login, credentials));
    expect(refused).not.toHaveBeenCalled();
    stop();
  });

  test('for a token that another tab has renewed is followed by a try with the new one, for writes too', async () => {
    const refused = vi.fn();
    const stop = onTokenRefused(refused);
    $token.set('former');
    server.respond = () => {
      if (server.received.at(-1)?.headers.authorization === 'Bearer newer')
        return { body: { success: true } };
      $token.set('newer');
      return dead();
    };
    await call(markBillPaid, { billId: '1' });
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer former',
      'Bearer newer',
    ]);
    expect(refused).not.toHaveBeenCalled();
    stop();
  });

  test('for a cookie that another tab has renewed is followed by a try with the new one', async () => {
    const refused = vi.fn();
    const stop = onTokenRefused(refused);
    $token.set('cookie-session');
    server.respond = () => (server.received.length === 1 ? dead() : { body: { success: true, data: [] } });
    await call(listBills, {});
    expect(server.received).toHaveLength(2);
    expect(refused).not.toHaveBeenCalled();
    stop();
  });
});

describe('a reply with the new token of the session', () => {
  const renewed = { body: { success: true, message: 'Password confirmed', token: 'newer' } };

  test('replaces the stored token', async () => {
    $token.set('former');
    server.respond = () => renewed;
    await call(reauthenticate, { currentPassword: 'p' });
    expect($token.get()).toBe('newer');
  });

  test('of a session in a cookie keeps the placeholder', async () => {
    $token.set('cookie-session');
    server.respond = () => ({ body: { ...renewed.body, token: '' } });
    await call(reauthenticate, { currentPassword: 'p' });
    expect($token.get()).toBe('cookie-session');
  });

  test('stores nothing when somebody has logged out meanwhile', async () => {
    $token.set('former');
    server.respond = () => {
      $token.set(undefined);
      return renewed;
    };
    await call(reauthenticate, { currentPassword: 'p' });
    expect($token.get()).toBeUndefined();
  });

  test('counts only where the contract renews a token', async () => {
    $token.set('former');
    server.respond = () => renewed;
    await call(listBills, {});
    expect($token.get()).toBe('former');
  });
});
