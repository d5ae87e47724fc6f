import type { Definition } from '@prahari/contract/definition';
import { definitions } from '@prahari/contract/definitions';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';
import { openCompany } from '../testing/company.ts';
import { PATIENCE, runs, seed, seeded } from '../testing/fuzz-runs.ts';
import type { World } from '../testing/matrix/rule.ts';
import { rawCall } from '../testing/raw.ts';
import { ledger } from './ledger.ts';
import { sceneOf } from './scenes.ts';
import { bodiesOf, type Shape, shapeOf } from './shape.ts';
import { wires } from './wire.ts';

let world: World;
beforeAll(async () => {
  const api = await startApi();
  world = { api, company: await openCompany(api) };
});
afterAll(() => world.api.stop());

const escaped = (letter: string): string => `\\u00${letter.charCodeAt(0).toString(16)}`;

const withBody = Object.entries(definitions).flatMap(([name, endpoint]) =>
  endpoint.body ? [[name, endpoint, shapeOf(endpoint.body)] as const] : [],
);

async function callOf(name: string, endpoint: Definition, shape: Shape) {
  const [drawn = {}] = fc.sample(bodiesOf(shape), { seed, numRuns: 1 });
  const { token, path, body = {} } = await sceneOf(name, endpoint, world, drawn);
  const send = (bytes: Uint8Array, type: string | undefined) =>
    rawCall(world.api.url, {
      method: endpoint.method,
      path: `/api${path}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(type !== undefined && { 'content-type': type }),
      },
      body: bytes,
    });
  return { body, send };
}

describe(`bytes that are no body, ${seeded}`, () => {
  it.each(withBody)(
    '%s refuses them in JSON, and writes nothing',
    PATIENCE,
    async (name, endpoint, shape) => {
      const { body, send } = await callOf(name, endpoint, shape);
      const before = await ledger(world.api.db);
      const property = fc.asyncProperty(wires(body, shape.required ?? []), async (wire) => {
        const { status, headers, text } = await send(wire.bytes, wire.type);
        expect([wire.what, status, JSON.parse(text)]).toMatchObject([
          wire.what,
          wire.status,
          { success: false, code: wire.code },
        ]);
        expect(headers['content-type']).toMatch(/^application\/json/);
      });
      await fc.assert(property, runs(40));
      expect(await ledger(world.api.db)).toEqual(before);
      expect(({} as Record<string, unknown>).email).toBeUndefined();
    },
  );
});

describe(`bytes that look odd and are a body, ${seeded}`, () => {
  const odd = [
    ['a byte order mark before it', (json: string) => `\ufeff${json}`, 'application/json'],
    ['white space around it', (json: string) => ` \r\n\t${json}\n `, 'application/json'],
    ['another spelling of the type', (json: string) => json, 'Application/JSON ; charset="UTF-8"'],
    [
      'fields nobody knows',
      (json: string) => `{"more":[[{"_id":1}]],"__proto__":{"a":1},${json.slice(1)}`,
      'application/json',
    ],
    [
      'every letter escaped',
      (json: string) => json.replace(/"(?:[^"\\]|\\.)*"/g, (text) => text.replace(/(?<!\\)[a-z]/gi, escaped)),
      'application/json',
    ],
  ] as const;
  it.each(odd)('%s changes nothing', PATIENCE, async (_, spell, type) => {
    for (const [name, endpoint, shape] of withBody.filter(([, { path }]) => !/^\/auth|factor/.test(path))) {
      const { body, send } = await callOf(name, endpoint, shape);
      const { status, text } = await send(Buffer.from(spell(JSON.stringify(body))), type);
      expect([name, status, text]).toEqual([name, endpoint.status ?? 200, text]);
    }
  });
});
