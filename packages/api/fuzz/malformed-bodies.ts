import fc from 'fast-check';
import type { Body } from './valid-requests.ts';

/** The bytes of a body and the refusal they must get. */
export interface MalformedBody {
  what: string;
  bytes: Uint8Array;
  type: string | undefined;
  status: 400 | 415;
  code: string;
}

const JSON_TYPE = 'application/json';
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const malformed = (what: string, bytes: Uint8Array): MalformedBody => ({
  what,
  bytes,
  type: JSON_TYPE,
  status: 400,
  code: 'request.malformed',
});

/** Invalid UTF-8: a lone byte, an overlong NUL, a surrogate, beyond the last plane, truncated. */
const NOT_UTF8 = [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82]];

const NOT_JSON = [
  '',
  ' ',
  'null',
  'true',
  '7',
  '"text"',
  '[]',
  '{',
  '}',
  '{"a":1}}',
  '{"a":1}{"a":1}',
  "{'a':1}",
  '{a:1}',
  '{"a":1,}',
  '{"a":NaN}',
  '{"a":Infinity}',
  '{"a":01}',
  '{"a":+1}',
  '{"a":0x1}',
  '{"a":"\n"}',
  '{"a":"\\x41"}',
  '{"a":"\\u12"}',
  '{/**/"a":1}',
  '{"a":undefined}',
  '\u0000',
  'email=a@b.example',
  '<a/>',
];

const OTHER_TYPES = [
  undefined,
  'text/plain',
  'text/json',
  'application/jsonp',
  'application/json-patch+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=iso-8859-1',
  'application/json; charset=utf-7',
  'application/json, text/plain',
  'applicationjson',
];

function broken(json: string): fc.Arbitrary<MalformedBody> {
  const bytes = utf8(json);
  return fc.oneof(
    fc.nat(bytes.length - 1).map((end) => malformed(`cut off at ${end}`, bytes.slice(0, end))),
    fc.constantFrom(...NOT_UTF8).map((bad) => {
      // After the opening brace, inside a field's name.
      const at = bytes.indexOf('"'.charCodeAt(0)) + 1;
      return malformed(`not UTF-8: ${bad}`, Uint8Array.of(...bytes.slice(0, at), ...bad, ...bytes.slice(at)));
    }),
    fc.constantFrom(...NOT_JSON).map((text) => malformed(`not an object: ${text}`, utf8(text))),
    fc.constant(malformed('an array of it', utf8(`[${json}]`))),
    fc.constant(malformed('as text in text', utf8(JSON.stringify(json)))),
    fc.constant(malformed('UTF-16', new Uint8Array(Buffer.from(json, 'utf16le')))),
  );
}

/** No longer than what strangers may send. */
const MAX_LEVELS = 2000;

const deep = (json: string): fc.Arbitrary<MalformedBody> =>
  fc
    .tuple(
      fc.integer({ min: 33, max: MAX_LEVELS }),
      fc.constantFrom(['[', ']'] as const, ['{"a":', '}'] as const),
    )
    .map(([levels, [open, close]]) => {
      const nest = `${open.repeat(levels)}1${close.repeat(levels)}`;
      return malformed(`${levels} levels of ${open}`, utf8(`{"more":${nest},${json.slice(1)}`));
    });

const ofOtherType = (json: string): fc.Arbitrary<MalformedBody> =>
  fc.constantFrom(...OTHER_TYPES).map((type) => ({
    what: `type ${type}`,
    bytes: utf8(json),
    type,
    status: 415 as const,
    code: 'request.not_json',
  }));

/** Puts the fields on the object's prototype only, or repeats them after the right ones. */
function misplaced(json: string, required: readonly string[]): fc.Arbitrary<MalformedBody> {
  const invalid = (what: string, text: string): MalformedBody => ({
    ...malformed(what, utf8(text)),
    code: 'request.invalid',
  });
  return fc.oneof(
    fc
      .constantFrom('__proto__', 'constructor', 'prototype', 'toString')
      .map((key) => invalid(`all of it in ${key}`, `{"${key}":${json}}`)),
    fc
      .constantFrom(...required)
      .map((field) => invalid(`${field} twice`, `${json.slice(0, -1)},${JSON.stringify(field)}:{}}`)),
  );
}

/** Makes malformed encodings of a body with valid fields. */
export function malformedBodies(body: Body, required: readonly string[]): fc.Arbitrary<MalformedBody> {
  const json = JSON.stringify(body);
  return fc.oneof(
    { weight: 4, arbitrary: broken(json) },
    { weight: 2, arbitrary: ofOtherType(json) },
    { weight: 1, arbitrary: deep(json) },
    // A body whose fields may all be missing is valid without them.
    ...(required.length > 0 ? [{ weight: 2, arbitrary: misplaced(json, required) }] : []),
  );
}
