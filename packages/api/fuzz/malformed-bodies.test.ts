import type { Definition } from '@prahari/contract/definition';
import { definitions } from '@prahari/contract/definitions';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';
import { createCompany } from '../testing/company.ts';
import { exhaustive } from '../testing/exhaustive.ts';
import { FUZZ_TIMEOUT, runs, seed, seedNote } from '../testing/fuzz-runs.ts';
import { rawCall } from '../testing/raw.ts';
import { dbHash } from './db-hash.ts';
import { type BodySchema, bodiesOf, bodySchema } from './json-schema-values.ts';
import { malformedBodies } from './malformed-bodies.ts';
import { validRequest } from './valid-requests.ts';

const api = await startApi();
const context = { api, company: await createCompany(api) };
afterAll(() => context.api.stop());

const escaped = (letter: string): string => `\\u00${letter.charCodeAt(0).toString(16)}`;

const withBody = Object.entries(definitions).flatMap(([name, endpoint]) =>
  endpoint.body ? [[name, endpoint, bodySchema(endpoint.body)] as const] : [],
);

async function callOf(name: string, endpoint: Definition, shape: BodySchema) {
  const [drawn = {}] = fc.sample(bodiesOf(shape), { seed, numRuns: 1 });
  const { token, path, body = {} } = await validRequest(name, endpoint, context, drawn);
  const send = (bytes: Uint8Array, type: string | undefined) =>
    rawCall(context.api.url, {
      method: endpoint.method,
      path: `/api${path}`,
      headers: {
        ...(token && { authorization: `Bearer ${context.api.newestToken(token)}` }),
        ...(type !== undefined && { 'content-type': type }),
      },
      body: bytes,
    });
  return { body, send };
}

describe(`malformed bodies, ${seedNote}`, () => {
  it.each(withBody)(
    '%s refuses them in JSON and writes nothing',
    FUZZ_TIMEOUT,
    async (name, endpoint, shape) => {
      const { body, send } = await callOf(name, endpoint, shape);
      const before = await dbHash(context.api.db);
      const property = fc.asyncProperty(malformedBodies(body, shape.required ?? []), async (wire) => {
        const { status, headers, text } = await send(wire.bytes, wire.type);
        expect([wire.what, status, JSON.parse(text)]).toMatchObject([
          wire.what,
          wire.status,
          { success: false, code: wire.code },
        ]);
        expect(headers['content-type']).toMatch(/^application\/json/);
      });
      await fc.assert(property, runs(40));
      expect(await dbHash(context.api.db)).toEqual(before);
      expect(({} as Record<string, unknown>).email).toBeUndefined();
    },
  );
});

describe(`unusual but valid bodies, ${seedNote}`, () => {
  const odd = [
    ['a byte order mark before it', (json: string) => `\ufeff${json}`, 'application/json'],
    ['white space around it', (json: string) => ` \r\n\t${json}\n `, 'application/json'],
    ['another spelling of the type', (json: string) => json, 'Application/JSON ; charset="UTF-8"'],
    [
      'unknown fields',
      (json: string) => `{"more":[[{"_id":1}]],"__proto__":{"a":1},${json.slice(1)}`,
      'application/json',
    ],
    [
      'escaped characters',
      (json: string) => json.replace(/"(?:[^"\\]|\\.)*"/g, (text) => text.replace(/(?<!\\)[a-z]/gi, escaped)),
      'application/json',
    ],
  ] as const;
  it.each(odd)('%s gives the same result', { ...FUZZ_TIMEOUT, ...exhaustive }, async (_, spell, type) => {
    for (const [name, endpoint, shape] of withBody.filter(([, { path }]) => !/^\/auth|factor/.test(path))) {
      const { body, send } = await callOf(name, endpoint, shape);
      const { status, text } = await send(Buffer.from(spell(JSON.stringify(body))), type);
      expect([name, status, text]).toEqual([name, endpoint.status ?? 200, text]);
    }
  });
});
