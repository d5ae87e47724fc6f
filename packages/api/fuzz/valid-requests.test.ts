import { definitions } from '@prahari/contract/definitions';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';
import { createCompany } from '../testing/company.ts';
import { FUZZ_TIMEOUT, runs, seed, seedNote } from '../testing/fuzz-runs.ts';
import { bodiesOf, bodySchema } from './json-schema-values.ts';
import { readBack } from './read-back.ts';
import { type Body, validRequest } from './valid-requests.ts';

const api = await startApi();
const context = { api, company: await createCompany(api) };
afterAll(() => context.api.stop());

const named = Object.entries(definitions);

it('every endpoint with a body has a read-back check', () => {
  const withBody = named.filter(([, { body }]) => body).map(([name]) => name);
  expect(Object.keys(readBack).sort()).toEqual(withBody.sort());
});

describe(`valid bodies, ${seedNote}`, () => {
  it.each(named)(
    '%s accepts them, replies as the contract says and stores them unchanged',
    FUZZ_TIMEOUT,
    async (name, endpoint) => {
      const { body, method, path, reply, status = 200 } = endpoint;
      const bodies: fc.Arbitrary<Body> = body ? bodiesOf(bodySchema(body)) : fc.constant({});
      const slow = /^\/auth\/|second-factor/.test(path);
      const once = async (drawn: Body) => {
        const request = await validRequest(name, endpoint, context, drawn);
        const answer = await context.api.send(method, request.path, {
          token: request.token,
          body: request.body,
        });
        expect([answer.status, answer.body.errors]).toEqual([status, undefined]);
        // The contract has every field.
        expect(reply.parse(answer.body)).toEqual(answer.body);
        const sent: Body = JSON.parse(JSON.stringify(request.body ?? {}));
        await readBack[name]?.(context, { token: request.token, sent, reply: answer });
      };
      await fc.assert(fc.asyncProperty(bodies, once), body ? runs(15, { slow }) : { seed, numRuns: 2 });
    },
  );
});
