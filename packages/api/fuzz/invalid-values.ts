import fc from 'fast-check';
import { type BodySchema, isPassword, withoutNull } from './json-schema-values.ts';

/** A field by its dotted name and an invalid value; undefined leaves it out. */
export interface Mutation {
  field: string;
  value: unknown;
}

const NOT_TEXT: readonly unknown[] = [null, 7, -0, 1e308, true, {}, [], ['text'], { toString: 'x' }];
const NOT_NUMBER = [null, '', '5', ' 5', '0x10', 'NaN', 'Infinity', true, {}, [], [5]];
const NOT_BOOLEAN = [null, '', 'true', 0, 1, {}, [], [true]];
const NOT_OBJECT = [null, '', 'text', 7, true, [], [{}]];
const NOT_LIST = [null, '', 'text', 7, {}, { length: 0 }, ['a file'], Array(5000).fill('')];
const NOT_STORED = ['\u0000', 'a\u0000b', 'bell\u0007', '\u007f', '\ud800', 'a\udc00b', '\udfff\ud83d'];
const BLANK = ['', ' ', '\t', '\u3000\u00a0', '\ufeff'];

/** Invalid values that look valid, by field name. */
export const PLAUSIBLE_BUT_INVALID = {
  name: ['Asha\u0085Rao', 'Asha\u2028Rao', 'Asha\nRao'],
  email: [
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example,c@d.example',
    'a@b.example;c@d.example',
    'a b@c.example',
    'A <a@b.example>',
    '"a b"@c.example',
    '<a@b.example>',
    'a@[127.0.0.1]',
    'a@localhost',
    'a@b..example',
    'a@-b.example',
    'a\u0000@b.example',
    'а@почта.рф',
    `${'a'.repeat(250)}@b.example`,
  ],
  otp: ['12345', '1234567', '１２３４５６', '123456\n', ' 123456', '1e5', '-12345', '123456\u0000'],
  phone: ['call me', '1234', '+91+98765', '12345\r\n67890', '11111 11111', '+91 98765 4321', '1'.repeat(26)],
  driveLink: [
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'https://user:pass@a.example',
    'https://user@a.example',
    '//a.example',
    'drive.google.com/x',
    'ftp://x.example',
    'https://:pass@a.example',
    'https://a.example\\@b.example',
    'https://a.example/\r\nx',
    'https://a.example/\u0000',
    'https://a.example/\u007f',
    'https://a b.example',
    'https:/a.example',
    'https://',
    'https://[::1',
    'https://a.example:99999',
    'blob:https://a.example/1',
  ],
  day: [
    '2027-02-29',
    '2026-13-01',
    '2026-1-1',
    '2026-00-10',
    '20261101',
    '2026-11-20T00:00:00Z',
    '9999-01-01',
    '1899-12-31',
    '2200-12-32',
    '２０２６-01-01',
    '+002026-01-01',
  ],
  amount: [
    0,
    -0,
    -1,
    -0.01,
    0.001,
    0.004,
    1.005,
    10.123,
    1e308,
    5e-324,
    999_999_999.999,
    1_000_000_000,
    2 ** 53,
  ],
  numberOfGuards: [0, -1, 1.5, 1001, 1e308, 2 ** 31],
} as const satisfies Record<string, readonly unknown[]>;
const sameAs: Record<string, string> = {
  phoneNumber: 'phone',
  startDate: 'day',
  endDate: 'day',
  dueDate: 'day',
  dateOfBirth: 'day',
  expiresOn: 'day',
  validUntil: 'day',
};

const tooLong = (max: number): string[] => ['x'.repeat(max + 1), '\u{1f6e1}'.repeat(max + 1)];

function textsRefused(
  name: string,
  { enum: words, pattern, minLength = 0, maxLength }: BodySchema,
): unknown[] {
  if (words) {
    const near = words.flatMap((word) => [`${word} `, `${word}\u0000`, `${word[0]}\u200b${word.slice(1)}`]);
    return [...NOT_TEXT, ...near, '', '__proto__', 'constructor', 'toString'];
  }
  const long = maxLength === undefined ? [] : tooLong(maxLength);
  if (isPassword(name))
    return [...NOT_TEXT, '', ...long, ...(minLength > 1 ? ['short', 'half \ud83d a pair'] : [])];
  if (name === 'totp') return [...NOT_TEXT, ...long, ...(pattern ? ['', '12345', '１２３４５６'] : [])];
  return [...NOT_TEXT, ...long, ...NOT_STORED];
}

function valuesRefused(name: string, given: BodySchema, required: boolean): unknown[] {
  const shape = withoutNull(given);
  const traps = (PLAUSIBLE_BUT_INVALID as Record<string, readonly unknown[]>)[sameAs[name] ?? name] ?? [];
  const out = (bound: number | undefined, step: number) =>
    bound === undefined ? [] : [bound + step, bound + Number.EPSILON * bound * 4 * step, step * 1e308];
  const blank = required && shape.type === 'string' && !isPassword(name) && name !== 'totp' ? BLANK : [];
  const absent = required ? [undefined] : [];
  const typed = {
    string: () => textsRefused(name, shape),
    number: () => [
      ...NOT_NUMBER,
      ...out(shape.maximum, 1),
      ...(shape.minimum === undefined ? [] : [shape.minimum - 1, -1e308, -5e-324]),
    ],
    boolean: () => NOT_BOOLEAN,
    object: () => NOT_OBJECT,
    array: () => NOT_LIST,
  }[shape.type]();
  const refused = [...typed, ...traps, ...blank, ...absent];
  return given.anyOf ? refused.filter((value) => value !== null) : refused;
}

/** Returns every field of a body, nested ones too, with its invalid values. */
function mutationsOf(shape: BodySchema, prefix = ''): Map<string, unknown[]> {
  const found = new Map<string, unknown[]>();
  for (const [name, field] of Object.entries(shape.properties ?? {})) {
    const at = `${prefix}${name}`;
    found.set(at, valuesRefused(name, field, shape.required?.includes(name) ?? false));
    if (field.type === 'object') for (const entry of mutationsOf(field, `${at}.`)) found.set(...entry);
  }
  return found;
}

/** Makes mutations of one to three fields, none inside another. */
export function mutations(shape: BodySchema): fc.Arbitrary<Mutation[]> {
  const values = mutationsOf(shape);
  const one = fc
    .constantFrom(...values.keys())
    .chain((field) => fc.constantFrom(...(values.get(field) ?? [])).map((value) => ({ field, value })));
  const top = ({ field }: Mutation) => field.split('.')[0] ?? '';
  return fc.uniqueArray(one, { minLength: 1, maxLength: 3, selector: top });
}

/** Copies an object with another value at a path. */
function withValue(object: object, [first = '', ...rest]: string[], value: unknown): Record<string, unknown> {
  const fields = object as Record<string, unknown>;
  return { ...fields, [first]: rest.length === 0 ? value : withValue(fields[first] as object, rest, value) };
}

/** Returns a body with its mutations. */
export const withMutations = (
  body: Record<string, unknown>,
  changes: readonly Mutation[],
): Record<string, unknown> =>
  changes.reduce((copy, { field, value }) => withValue(copy, field.split('.'), value), structuredClone(body));
