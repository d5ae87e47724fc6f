import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Reply, startApi, TEST_PASSWORD } from '../../../../testing/api.ts';
import { signupBody } from '../../../../testing/company.ts';
import { exhaustive } from '../../../../testing/exhaustive.ts';
import { codeFor, observableReply, wrongCode } from '../../../../testing/mailbox.ts';
import { setRows } from '../../../../testing/rows.ts';
import { newId, nowText } from '../../../db/ids.ts';
import { disableAccount } from '../../people/account-state.service.ts';

/** No reply may reveal whether an address has an account (ASVS 6.3.8). */
const KINDS = ['unknown', 'verified', 'unverified', 'admin', 'disabled'] as const;
type Kind = (typeof KINDS)[number];

// The clock is frozen, so that Retry-After is equal for all addresses.
vi.useFakeTimers({ toFake: ['Date'] });
const api = await startApi({ TRUST_PROXY: '1' });
afterAll(async () => {
  await api.stop();
  vi.useRealTimers();
});

const form = (email: string, changes: object = {}) =>
  signupBody(email, { password: TEST_PASSWORD, ...changes });

/** Creates an address of a kind, without a code sent within the last minute. */
async function addressOf(kind: Kind): Promise<string> {
  if (kind === 'verified') return (await api.signIn('client')).email;
  if (kind === 'admin') return (await api.signIn('admin')).email;
  if (kind === 'disabled') {
    const { userId, email } = await api.signIn('client');
    await disableAccount(api.db, { actorId: null, accountId: userId });
    return email;
  }
  const email = `${kind}-${newId()}@example.com`;
  if (kind === 'unverified') {
    await api.post('/auth/register', form(email));
    await setRows(
      api.db,
      'code_sends',
      { email },
      { signup_at: nowText(-61_000), window_started_at: nowText(), sends: 0 },
    );
  }
  return email;
}

let sources = 0;
/** Calls from a new client IP each time, so that its limits do not apply. */
const send = (method: string, path: string, body: object): Promise<Reply> => {
  sources += 1;
  const from = `198.51.${Math.floor(sources / 250)}.${sources % 250}`;
  return api.send(method, path, { body, headers: { 'x-forwarded-for': from } });
};

const requestSequences: Record<string, (email: string) => Promise<Reply[]>> = {
  'signing up, eleven times': async (email) => {
    const replies: Reply[] = [];
    for (let sent = 0; sent < 11; sent += 1) replies.push(await send('POST', '/auth/register', form(email)));
    return replies;
  },
  'signing up in another role and with another password': async (email) => [
    await send('POST', '/auth/register', form(email, { role: 'security', password: 'quite another lamp' })),
  ],
  'a signup that is refused': async (email) => [
    await send('POST', '/auth/register', form(email, { phone: '' })),
    await send('POST', '/auth/register', form(email, { password: 'password123' })),
  ],
  'another code, requested twice within a minute': async (email) => [
    await send('POST', '/auth/resend-otp', { email }),
    await send('POST', '/auth/resend-otp', { email }),
  ],
  'a reset code, requested twice within a minute': async (email) => [
    await send('POST', '/auth/forgot-password', { email }),
    await send('POST', '/auth/forgot-password', { email }),
  ],
  'twelve logins with a wrong password': async (email) => {
    const replies: Reply[] = [];
    for (let tried = 0; tried < 12; tried += 1) {
      const body = { email, password: 'not the password', role: 'client' };
      const headers = { 'x-forwarded-for': '203.0.113.200' };
      replies.push(await api.send('POST', '/auth/login', { body, headers }));
    }
    return replies;
  },
  'a login with a code of an authenticator app': async (email) => [
    await send('POST', '/auth/login', {
      email,
      password: 'not the password',
      role: 'admin',
      totp: '123456',
    }),
  ],
  'seven wrong reset codes': async (email) => {
    const replies = [await send('POST', '/auth/forgot-password', { email })];
    for (let tried = 0; tried < 7; tried += 1)
      replies.push(
        await send('POST', '/auth/verify-otp', { email, otp: '000000' }),
        await send('PUT', '/auth/reset-password', {
          email,
          otp: '000000',
          newPassword: 'a new lamp at the gate',
        }),
      );
    return replies;
  },
};

describe.each(Object.entries(requestSequences))('%s', (_, sendAll) => {
  let unknown: ReturnType<typeof observableReply>[];
  beforeAll(async () => {
    unknown = (await sendAll(await addressOf('unknown'))).map((reply) => observableReply(reply));
  });

  test.each(KINDS.slice(1))(
    'gives the same reply for an unknown address and one that is %s',
    async (kind) => {
      const replies = await sendAll(await addressOf(kind));
      expect(replies.map((reply) => observableReply(reply))).toEqual(unknown);
    },
  );
});

/** Returns the number of new rows in each table, because writing takes time. */
async function rowsWritten(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const tables = [
    'registrations',
    'reset_codes',
    'code_sends',
    'outbox',
    'audit_log',
    'rate_limits',
  ] as const;
  const count = async () =>
    Promise.all(tables.map(async (table) => (await api.db.selectFrom(table).selectAll().execute()).length));
  const before = await count();
  await work();
  const after = await count();
  return Object.fromEntries(
    tables.map((table, index) => [table, (after[index] ?? 0) - (before[index] ?? 0)]),
  );
}

test.each([
  ['register', (email: string) => send('POST', '/auth/register', form(email))],
  ['resend-otp', (email: string) => send('POST', '/auth/resend-otp', { email })],
  ['forgot-password', (email: string) => send('POST', '/auth/forgot-password', { email })],
  ['verify-otp', (email: string) => send('POST', '/auth/verify-otp', { email, otp: '000000' })],
  [
    'login',
    (email: string) => send('POST', '/auth/login', { email, password: 'not it at all', role: 'client' }),
  ],
])('%s writes as much for an unknown address as for a verified one', async (_, sendAll) => {
  const unknown = await addressOf('unknown');
  const written = await rowsWritten(() => sendAll(unknown));
  for (const kind of ['verified', 'disabled'] as const) {
    const email = await addressOf(kind);
    expect(await rowsWritten(() => sendAll(email))).toEqual(written);
  }
});

describe('guessing a one-time code', () => {
  /** Requests codes by every endpoint and guesses wrong ones until all are refused. */
  async function triesInADay(email: string, code: string): Promise<number> {
    const ways = [
      () => send('POST', '/auth/register', form(email)),
      () => send('POST', '/auth/resend-otp', { email }),
      () => send('POST', '/auth/forgot-password', { email }),
    ];
    /** Counts the tries of the person who asked for a code, and of all others. */
    const spent = async () => {
      const address = createHash('sha256').update(email).digest('hex');
      const counts = await api.db
        .selectFrom('rate_limits')
        .select('points')
        .where('key', 'like', `code-tries:%:${address}%`)
        .execute();
      return counts.reduce((sum, { points }) => sum + points, 0);
    };
    let tries = 0;
    for (let round = 0; round < 8; round += 1) {
      for (const way of ways) {
        const from = await spent();
        const isSent = (await way()).status < 300;
        for (let tried = 0; isSent && tried < 6; tried += 1)
          await (tried === 0
            ? send('PUT', '/auth/reset-password', { email, otp: code, newPassword: 'a lamp of mine' })
            : send('POST', '/auth/verify-otp', { email, otp: code }));
        tries += (await spent()) - from;
        await setRows(
          api.db,
          'code_sends',
          { email },
          { signup_at: nowText(-61_000), reset_at: nowText(-61_000) },
        );
      }
    }
    return tries;
  }

  test.each(['verified', 'unverified'] as const)(
    'succeeds with probability 10⁻⁴ a day at most for an address that is %s, over all flows',
    { ...exhaustive, timeout: 120_000 },
    async (kind) => {
      const email = await addressOf(kind);
      const tries = await triesInADay(email, '000000');
      expect(tries).toBeGreaterThan(0);
      // 24 hours may overlap two of the daily windows.
      expect((2 * tries) / 1_000_000).toBeLessThanOrEqual(1e-4);
    },
  );

  test('even a new code is refused with Retry-After after the daily attempts', async () => {
    const email = await addressOf('verified');
    await send('POST', '/auth/forgot-password', { email });
    const code = await codeFor(api.db, email);
    await send('POST', '/auth/verify-otp', { email, otp: wrongCode(code) });
    await api.db
      .updateTable('rate_limits')
      .set({ points: 50 })
      .where('key', 'like', 'code-tries:%')
      .execute();
    const waits = await send('POST', '/auth/verify-otp', { email, otp: code });
    expect([waits.status, waits.body.code]).toEqual([429, 'auth.too_many_failures']);
    expect(Number(waits.headers.get('retry-after'))).toBeGreaterThan(80_000);
  });
});
