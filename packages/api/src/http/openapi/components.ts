import type { Definition } from '@prahari/contract/definition';
import { definitions, namedSchemas } from '@prahari/contract/definitions';
import * as z from 'zod/mini';
import { type JsonSchema, type Names, namedJsonSchemas } from './json-schema.ts';

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The reply of the probes. */
export const healthReply = z.object({
  success: z.literal(true),
  api: z.literal('prahari'),
  version: z.string(),
});

/** A registry of the contract's names, and names of replies after their operation: `ListBillsReply`. */
function nameSchemas(): Names {
  const names: Names = z.registry();
  names.add(healthReply, { id: 'HealthReply' });
  for (const [name, schema] of Object.entries(namedSchemas)) names.add(schema, { id: capitalized(name) });
  for (const [name, { reply, replyTypes, body }] of Object.entries(definitions)) {
    if (!replyTypes && !names.has(reply)) names.add(reply, { id: `${capitalized(name)}Reply` });
    if (body && !names.has(body)) names.add(body, { id: `${capitalized(name)}Body` });
  }
  return names;
}

export interface Components {
  schemas: Record<string, JsonSchema>;
  /** The name of a schema that has one. */
  nameOf: (schema: Definition['reply']) => string | undefined;
}

/** Describes every named schema once: bodies as callers send them, all others as the server replies. */
export function describeComponents(): Components {
  const names = nameSchemas();
  const sent = Object.entries(namedJsonSchemas(names, 'input')).filter(([name]) => name.endsWith('Body'));
  return {
    schemas: { ...namedJsonSchemas(names, 'output'), ...Object.fromEntries(sent) },
    nameOf: (schema) => names.get(schema)?.id,
  };
}
