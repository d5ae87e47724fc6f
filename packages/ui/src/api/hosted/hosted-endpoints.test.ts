import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostedEndpoints } from './hosted-endpoints.ts';

const specification = readFileSync(new URL('../../../../../docs/specification.md', import.meta.url), 'utf8');
const calls = [...specification.matchAll(/^(?:\| |- )(GET|POST|PUT|DELETE)(?: \|)? (\/\S+?):?(?: |$)/gm)].map(
  ([, method, path]) => `${method} ${path}`,
);

/** SPEC shows no use of these two. */
const unused = ['GET /auth/status', 'GET /admin/assignments/{id}'];

test('the hosted API has the calls of SPEC section 7 that are used', () => {
  expect(calls).toEqual(expect.arrayContaining(unused));
  expect([...hostedEndpoints.keys()].sort()).toEqual(calls.filter((call) => !unused.includes(call)).sort());
});
