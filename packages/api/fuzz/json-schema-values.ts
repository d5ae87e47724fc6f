import fc from 'fast-check';
import * as z from 'zod/mini';
import { multilineFields, namedFields, withConsistentFields } from './named-fields.ts';
import { line, multilineText, password } from './texts.ts';

/** The parts of JSON Schema that the contract's bodies use. */
export interface BodySchema {
  type: 'string' | 'number' | 'boolean' | 'object' | 'array';
  enum?: string[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: BodySchema;
  properties?: Record<string, BodySchema>;
  required?: string[];
  anyOf?: BodySchema[];
}

/** A shape that may be null too, without the null. */
export const withoutNull = (shape: BodySchema): BodySchema => shape.anyOf?.[0] ?? shape;

export const bodySchema = (schema: z.ZodMiniType): BodySchema =>
  z.toJSONSchema(schema, { io: 'input' }) as unknown as BodySchema;

const TEXT_MAX = 300;
/** A field of one line is at most so long; longer ones of a multi-line name take line breaks. */
const LINE_MAX = 200;

export const isPassword = (name: string): boolean => /password$/i.test(name);

function text(name: string, { enum: words, pattern, minLength = 0, maxLength = TEXT_MAX }: BodySchema) {
  if (words) return fc.constantFrom(...words);
  if (pattern)
    return fc.stringMatching(new RegExp(pattern), { maxLength }).filter((drawn) => drawn.trim() !== '');
  if (isPassword(name)) return password(minLength, maxLength);
  const isMultiline = multilineFields.has(name) && maxLength > LINE_MAX;
  return isMultiline ? multilineText(maxLength) : line(maxLength);
}

/** Makes valid values of a schema. @throws for an unsupported kind of schema */
function valuesOf(shape: BodySchema, name = ''): fc.Arbitrary<unknown> {
  if (shape.type === 'object') return bodiesOf(shape);
  const named = namedFields[name];
  if (named) return named;
  switch (shape.type) {
    case 'string':
      return text(name, shape);
    case 'number':
      return fc.double({
        min: shape.minimum ?? shape.exclusiveMinimum ?? -1e9,
        max: shape.maximum ?? 1e9,
        noNaN: true,
      });
    case 'boolean':
      return fc.boolean();
    case 'array':
      if (shape.maxItems === 0) return fc.constant([]);
      if (shape.items)
        return fc.array(valuesOf(shape.items, name), {
          minLength: shape.minItems ?? 0,
          maxLength: Math.min(shape.maxItems ?? 5, 5),
        });
  }
  throw new Error(`The fuzz knows no values for ${name}: ${JSON.stringify(shape)}`);
}

/** Makes bodies with all required fields and some optional ones. */
export const bodiesOf = ({
  properties = {},
  required = [],
}: BodySchema): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .record(
      Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, valuesOf(shape, name)])),
      { requiredKeys: required },
    )
    .map(withConsistentFields);
