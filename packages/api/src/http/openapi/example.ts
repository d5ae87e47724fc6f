import { fieldNotes } from './field-notes.ts';
import type { JsonSchema } from './json-schema.ts';

const byFormat: Readonly<Record<string, unknown>> = {
  date: fieldNotes.startDate?.example,
  'date-time': fieldNotes.createdAt?.example,
  uuid: fieldNotes._id?.example,
  email: fieldNotes.email?.example,
  uri: 'https://prahari.example/page',
};

/** Composes an example of a schema from the examples of its fields. */
export function exampleOf(schema: JsonSchema, schemas: Record<string, JsonSchema>, field = ''): unknown {
  const compose = (part: JsonSchema, name = field) => exampleOf(part, schemas, name);
  if (schema.$ref) return compose(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.examples) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return compose(options[0] ?? {});
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [name, compose(part, name)]),
    );
  const [type] = [schema.type].flat();
  if (type === 'object')
    return Object.fromEntries((schema.required ?? []).map((name) => [name, compose(valueSchema(schema))]));
  if (type === 'array') return schema.maxItems === 0 ? [] : [compose(schema.items ?? {})];
  if (schema.format) return byFormat[schema.format];
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return schema.minimum ?? 1;
  return field;
}

const valueSchema = ({ additionalProperties }: JsonSchema): JsonSchema =>
  typeof additionalProperties === 'object' ? additionalProperties : {};
