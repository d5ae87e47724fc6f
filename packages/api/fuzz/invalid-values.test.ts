import { definitions } from '@prahari/contract/definitions';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { maxBytesOf } from '../src/http/body-limit.ts';
import { startApi } from '../testing/api.ts';
import { createCompany } from '../testing/company.ts';
import { FUZZ_TIMEOUT, runs, seed, seedNote } from '../testing/fuzz-runs.ts';
import { dbHash } from './db-hash.ts';
import { mutations, withMutations } from './invalid-values.ts';
import { bodiesOf, bodySchema } from './json-schema-values.ts';
import { type Body, validRequest } from './valid-requests.ts';

const api = await startApi();
const context = { api, company: await createCompany(api) };
afterAll(() => context.api.stop());

const topOf = (field: string): string => field.split('.')[0] ?? '';

const withBody = Object.entries(definitions).flatMap(([name, endpoint]) =>
  endpoint.body ? [[name, endpoint, bodySchema(endpoint.body)] as const] : [],
);

describe(`invalid values, ${seedNote}`, () => {
  it.each(withBody)(
    '%s refuses them by field name and writes nothing',
    FUZZ_TIMEOUT,
    async (name, endpoint, shape) => {
      const { method, status = 200 } = endpoint;
      const [drawn = {}] = fc.sample(bodiesOf(shape), { seed, numRuns: 1 });
      const { token, path, body } = await validRequest(name, endpoint, context, drawn);
      const send = (sent: Body | undefined) => context.api.send(method, path, { token, body: sent });
      const before = await dbHash(context.api.db);
      const property = fc.asyncProperty(mutations(shape), async (changes) => {
        const sent = withMutations(body ?? {}, changes);
        const answer = await send(sent);
        const { success, code, errors = [] } = answer.body;
        // Four bytes for each character of a file are more than the endpoint reads.
        if (Buffer.byteLength(JSON.stringify(sent)) > maxBytesOf(`/api${path}`)) {
          expect([answer.status, success, code]).toEqual([413, false, 'request.too_large']);
          return;
        }
        const reportedFields: string[] = errors.map((error: { path: string }) => error.path);
        expect([answer.status, success, code]).toEqual([400, false, 'request.invalid']);
        const changed = changes.map(({ field }) => topOf(field));
        // A changed password also differs from its confirmation.
        const alsoChanged = changed.includes('password') ? ['confirmPassword'] : [];
        const reportedTops = new Set(
          reportedFields
            .map(topOf)
            .filter((field) => changed.includes(field) || !alsoChanged.includes(field)),
        );
        expect([...reportedTops].sort()).toEqual(changed.sort());
        for (const { field, value } of changes)
          if (typeof value !== 'object' || value === null) expect(reportedFields).toContain(field);
      });
      await fc.assert(property, runs(60));
      expect(await dbHash(context.api.db)).toEqual(before);
      // The same request without the mutations succeeds.
      expect((await send(body)).status).toBe(status);
    },
  );
});
