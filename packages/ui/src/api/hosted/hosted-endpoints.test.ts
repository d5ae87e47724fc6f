import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostedEndpoints } from './hosted-endpoints.ts';

const specification = readFileSync(new URL('../../../../../docs/specification.md', import.meta.url), 'utf8');
const calls = [...specification.matchAll(/^(?:\| |- )(GET|POST|PUT|DELETE)(?: \|)? (\/\S+?):?(?: |$)/gm)].map(
  ([, method, path]) => `${method} ${path}`,
);

/** SPEC shows no use of these two. */
const unused = ['GET /auth/status', 'GET /admin/assignments/{id}'];

/** Settled with the customer, beyond SPEC. */
const settled = 'GET /security/application/status';

test('the hosted API has the calls of SPEC section 7 that are used, and the latest application', () => {
  expect(calls).toEqual(expect.arrayContaining(unused));
  const used = calls.filter((call) => !unused.includes(call));
  expect([...hostedEndpoints.keys()].sort()).toEqual([...used, settled].sort());
});
