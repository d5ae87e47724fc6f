import { definitions } from '@prahari/contract/definitions';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';
import { openCompany } from '../testing/company.ts';
import { PATIENCE, runs, seed, seeded } from '../testing/fuzz-runs.ts';
import type { World } from '../testing/matrix/rule.ts';
import { mutated, mutations } from './hostile.ts';
import { ledger } from './ledger.ts';
import { type Body, sceneOf } from './scenes.ts';
import { bodiesOf, shapeOf } from './shape.ts';

let world: World;
beforeAll(async () => {
  const api = await startApi();
  world = { api, company: await openCompany(api) };
});
afterAll(() => world.api.stop());

const topOf = (field: string): string => field.split('.')[0] ?? '';

const withBody = Object.entries(definitions).flatMap(([name, endpoint]) =>
  endpoint.body ? [[name, endpoint, shapeOf(endpoint.body)] as const] : [],
);

describe(`what the contract does not allow, ${seeded}`, () => {
  it.each(withBody)(
    '%s refuses it by the name of each field, and writes nothing',
    PATIENCE,
    async (name, endpoint, shape) => {
      const { method, status = 200 } = endpoint;
      const [drawn = {}] = fc.sample(bodiesOf(shape), { seed, numRuns: 1 });
      const { token, path, body } = await sceneOf(name, endpoint, world, drawn);
      const send = (sent: Body | undefined) => world.api.send(method, path, { token, body: sent });
      const before = await ledger(world.api.db);
      const property = fc.asyncProperty(mutations(shape), async (changes) => {
        const answer = await send(mutated(body ?? {}, changes));
        const { success, code, errors = [] } = answer.body;
        const told: string[] = errors.map((error: { path: string }) => error.path);
        expect([answer.status, success, code]).toEqual([400, false, 'request.invalid']);
        const changed = changes.map(({ field }) => topOf(field));
        // The two passwords differ once one of them is another.
        const also = changed.includes('password') ? ['confirmPassword'] : [];
        const tops = new Set(
          told.map(topOf).filter((field) => changed.includes(field) || !also.includes(field)),
        );
        expect([...tops].sort()).toEqual(changed.sort());
        for (const { field, value } of changes)
          if (typeof value !== 'object' || value === null) expect(told).toContain(field);
      });
      await fc.assert(property, runs(60));
      expect(await ledger(world.api.db)).toEqual(before);
      // The fields alone were what was wrong.
      expect((await send(body)).status).toBe(status);
    },
  );
});
