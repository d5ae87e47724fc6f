import { ID } from '@prahari/contract/fields';
import { calendarDay, emailAddress, instant, link, recordId } from '@prahari/contract/reply.schemas';
import * as z from 'zod/mini';
import { fieldNotes } from './field-notes.ts';

/** A part of a JSON Schema, as far as this folder reads it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  minLength?: number;
  minItems?: number;
  maxItems?: number;
  description?: string;
  examples?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  propertyNames?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
}

/** A part of the description. */
export type Json = Record<string, unknown>;

/** The content of a body in JSON. */
export const json = (schema: Json, more: Json = {}): Json => ({ 'application/json': { schema, ...more } });

/** The path of a named schema: `#/components/schemas/Bill`. */
export const pathOf = (name: string): string => `#/components/schemas/${name}`;

const typesOf = ({ type = [] }: JsonSchema): string[] => [type].flat();
const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/** A format says it better than the long expression that checks it. */
function dropPattern(schema: JsonSchema): void {
  if (schema.format) delete schema.pattern;
}

/** Tells what a field means and shows a value, unless its schema is named: the name says it there. */
function addNotes(properties: Record<string, JsonSchema>): void {
  for (const [name, field] of Object.entries(properties)) {
    const { description, format, example } = fieldNotes[name] ?? {};
    // An object has the examples of its fields, unless not all of them go together.
    if (field.$ref || field.enum || (field.properties && typeOf(example) !== 'object')) continue;
    if (description) field.description = description;
    // An email without a pattern may be empty.
    if (format && (format !== 'email' || field.pattern)) field.format ??= format;
    dropPattern(field);
    // A list of objects has the examples of their fields.
    const isOfObjects = field.items?.properties !== undefined || field.items?.$ref !== undefined;
    if (example !== undefined && !isOfObjects && typesOf(field).includes(typeOf(example)))
      field.examples = [example];
  }
}

/** The formats of texts in replies. */
const formats: ReadonlyMap<z.core.$ZodType, string> = new Map([
  [recordId, 'uuid'],
  [instant, 'date-time'],
  [calendarDay, 'date'],
  [emailAddress, 'email'],
  [link, 'uri'],
]);

/** Adds formats of the contract, and says nothing that would make another field an error. */
const describeSchema = ({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: object;
}): void => {
  const schema = jsonSchema as JsonSchema;
  Object.assign(schema, z.globalRegistry.get(zodSchema));
  const format = schema.pattern === ID.source ? 'uuid' : formats.get(zodSchema);
  if (format) schema.format = format;
  dropPattern(schema);
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema.properties) addNotes(schema.properties);
};

/** Returns the JSON Schema of a query, whose fields become parameters. */
export const querySchema = (query: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(query, { io: 'input', unrepresentable: 'any', override: describeSchema }) as JsonSchema;

export type Names = z.core.$ZodRegistry<{ id: string }, z.ZodMiniType>;

/** Returns the JSON Schemas of all names in the registry; one that names another refers to it. */
export function namedJsonSchemas(names: Names, io: 'input' | 'output'): Record<string, JsonSchema> {
  const { schemas }: { schemas: Record<string, z.core.JSONSchema.BaseSchema> } = z.toJSONSchema(names, {
    io,
    uri: pathOf,
    unrepresentable: 'any',
    override: describeSchema,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _address, ...schema }]) => [
      name,
      schema as JsonSchema,
    ]),
  );
}
