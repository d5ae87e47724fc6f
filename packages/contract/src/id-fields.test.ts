import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { definitions } from './definitions.ts';
import { ID, id } from './fields.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** Ids that are not ours, or of a line that only one bill has. */
const others = ['addPasskey id', 'passkeyLogin id', 'passkeyReauthentication id', 'updateBill id'];

/** Names the fields of a body or query that are called like an id and aren't one. */
function withoutId(schema: Schema): string[] {
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? []), schema.items].filter(
    (part): part is Schema => typeof part === 'object' && !Array.isArray(part),
  );
  const fields = Object.entries(schema.properties ?? {}) as [name: string, field: Schema][];
  return [
    ...parts.flatMap(withoutId),
    ...fields.flatMap(([name, field]) => [
      ...(/^id$|Ids?$/.test(name) && !JSON.stringify(field).includes(JSON.stringify(ID.source))
        ? [name]
        : []),
      ...withoutId(field),
    ]),
  ];
}

test('each field that names a row is an id', () => {
  const found = Object.entries(definitions).flatMap(([endpoint, { body, query }]) =>
    [body, query].flatMap((schema) =>
      schema
        ? withoutId(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })).map(
            (name) => `${endpoint} ${name}`,
          )
        : [],
    ),
  );
  expect(found.sort()).toEqual(others);
});

test('an id in capitals is the same id', () => {
  const written = '01a229fa-e770-75ae-821b-075cfcbb9f69';
  expect(z.parse(id('Guard'), written.toUpperCase())).toBe(written);
});
