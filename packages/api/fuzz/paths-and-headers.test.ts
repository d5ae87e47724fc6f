import { definitions } from '@prahari/contract/definitions';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { nowText } from '../src/db/ids.ts';
import { startApi } from '../testing/api.ts';
import { createCompany } from '../testing/company.ts';
import { FUZZ_TIMEOUT, runs, seedNote } from '../testing/fuzz-runs.ts';
import { allowedRequest } from '../testing/matrix/rules.ts';
import { rawCall } from '../testing/raw.ts';
import { dbHash } from './db-hash.ts';
import { line } from './texts.ts';

const api = await startApi();
const context = { api, company: await createCompany(api) };
afterAll(() => context.api.stop());

const named = Object.entries(definitions);
const roleOf = (access: string) =>
  (access === 'public' || access === 'session' ? 'client' : access) as 'admin';
const attemptOf = (name: string, access: string) => allowedRequest(name, context, roleOf(access));

/** Malformed ids: encoded once, twice or badly, path traversal, too long, alternative spellings. */
const ODD_IDS = [
  '%00',
  '%ff',
  '%E0%A4%A',
  '%ED%A0%80',
  '%2e%2e',
  '..%2f..%2fadmin',
  '%252e%252e',
  '..%5c',
  '%27%20or%201=1--',
  '*',
  '%25',
  '0',
  'null',
  'undefined',
  '__proto__',
  'x'.repeat(4000),
  '{id}',
  '01900000-0000-7000-8000-000000000000%00',
  '%7B01900000-0000-7000-8000-000000000000%7D',
];
const oddId = fc.oneof(
  fc.constantFrom(...ODD_IDS),
  line(60).map(encodeURIComponent),
  fc.webSegment({ size: 'small' }),
);

describe(`ids in a path, ${seedNote}`, () => {
  it.each(named.filter(([, { path }]) => path.includes('{')))(
    '%s gives 404 for a malformed id and writes nothing',
    FUZZ_TIMEOUT,
    async (name, { access, method, path, body }) => {
      const { token, body: valid } = await attemptOf(name, access);
      const before = await dbHash(context.api.db);
      const property = fc.asyncProperty(
        oddId.filter((id) => id !== '' && !/^\.{1,2}$/.test(id)),
        async (id) => {
          const reply = await rawCall(context.api.url, {
            method,
            path: `/api${path.replace(/\{\w+\}/, () => id)}`,
            headers: {
              authorization: `Bearer ${token}`,
              ...(body && { 'content-type': 'application/json' }),
            },
            ...(body && { body: Buffer.from(JSON.stringify(valid ?? {})) }),
          });
          expect([id, reply.status, JSON.parse(reply.text).success]).toEqual([id, 404, false]);
        },
      );
      await fc.assert(property, runs(60));
      expect(await dbHash(context.api.db)).toEqual(before);
    },
  );
});

describe(`unknown query parameters, ${seedNote}`, () => {
  const plain = named.filter(([, { body, list, method }]) => !body && !list && method === 'GET');
  const query = fc
    .dictionary(line(12), line(40), { maxKeys: 5 })
    .map((pairs) => new URLSearchParams(Object.entries(pairs)));
  it.each(plain)('%s ignores unknown query parameters', FUZZ_TIMEOUT, async (name, { access }) => {
    const { token, path } = await attemptOf(name, access);
    // A mail that is held for undo would begin to wait between two calls, and the overview counts it.
    await context.api.db.updateTable('outbox').set({ next_attempt_at: nowText() }).execute();
    const expected = (await context.api.get(path, token)).body;
    const property = fc.asyncProperty(query, async (parameters) => {
      const { status, body } = await context.api.get(
        `${path}${path.includes('?') ? '&' : '?'}${parameters}&userId=1&id[]=2&__proto__=3&%ff=%00`,
        token,
      );
      expect([status, body]).toEqual([200, expected]);
    });
    await fc.assert(property, runs(8));
  });
});

describe(`headers, ${seedNote}`, () => {
  const headerText = fc
    .string({
      unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
      maxLength: 400,
    })
    .filter((text) => !text.includes('\u007f'))
    .map((text) => text.trim());

  it('an Authorization header with any other text gets 401', FUZZ_TIMEOUT, async () => {
    const property = fc.asyncProperty(
      fc.constantFrom('', 'Bearer ', 'bearer\t', 'Basic '),
      headerText,
      async (scheme, text) => {
        const { status, headers } = await rawCall(context.api.url, {
          path: '/api/auth/status',
          headers: { authorization: scheme + text },
        });
        expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
      },
    );
    await fc.assert(property, runs(40));
  });

  it.each(named.filter(([, { creates }]) => creates))(
    '%s refuses a malformed Idempotency-Key',
    FUZZ_TIMEOUT,
    async (name, { access, method }) => {
      const { token, path, body } = await attemptOf(name, access);
      const before = await dbHash(context.api.db);
      const bad = fc.oneof(
        fc.constantFrom('', 'two words', 'x'.repeat(256), 'é', '\u00ff', 'tab\there'),
        headerText.filter((text) => !/^[\x21-\x7e]{1,255}$/.test(text)),
      );
      const property = fc.asyncProperty(bad, async (key) => {
        const reply = await context.api.send(method, path, {
          token,
          body,
          headers: { 'idempotency-key': key },
        });
        expect([key, reply.status, reply.body.code]).toEqual([key, 400, 'request.bad_idempotency_key']);
      });
      await fc.assert(property, runs(15));
      expect(await dbHash(context.api.db)).toEqual(before);
    },
  );
});
