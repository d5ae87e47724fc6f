import { passwordWeakness } from '@prahari/contract/weak-password';
import { cleanText } from '@prahari/domain/clean-text';
import fc from 'fast-check';
import { passwordBlocklist } from '../src/features/auth/passwords/password-blocklist.ts';

/** Characters that are often mishandled: combining, right-to-left, joined, astral, unassigned. */
const TRICKY_CHARACTERS = [
  'e\u0301',
  'गा',
  'ß',
  'İ',
  'ﷺ',
  '🛡️',
  '👩‍👩‍👧',
  '🇮🇳',
  '\u200d',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  '\ufffd',
  '\uffff',
  '\u{10ffff}',
  '\u3000',
  "'",
  '"',
  '\\',
  '%',
  '_',
  '<script>',
  '&amp;',
  '#{1}',
  '{{1}}',
  '=1+1',
  '__proto__',
  "');--",
];

const REFUSED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a line may not hold
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/u;

/** Contains a visible character; U+200B alone counts as empty. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

/** Any code point. The library's own unit `binary` first builds a map of all 1.1 million. */
const codePoint = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => !isSurrogate(code))
  .map(
    (code) => String.fromCodePoint(code),
    (text) => String(text).codePointAt(0) ?? -1,
  );

const character = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...'abc XYZ 019-,.') },
  { weight: 3, arbitrary: fc.constantFrom(...TRICKY_CHARACTERS) },
  { weight: 2, arbitrary: codePoint.filter((text) => !REFUSED.test(text)) },
);

const upTo = (unit: fc.Arbitrary<string>, max: number): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc
        .string({ unit, minLength: 1, maxLength: Math.min(max, 40) })
        .map(cleanText)
        .filter((text) => text.length <= max && VISIBLE.test(text)),
    },
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(max), '\u{1f6e1}'.repeat(max)) },
  );

/** Makes a valid line as it is stored: cleaned, without control characters. */
export const line = (max: number): fc.Arbitrary<string> => upTo(character, max);

/** Makes a valid line with line breaks and tabs. */
export const multilineText = (max: number): fc.Arbitrary<string> =>
  upTo(fc.oneof({ weight: 4, arbitrary: character }, fc.constantFrom('\n', '\r\n', '\t')), max);

/** Makes a password that is not weak, of any characters including NUL. */
export const password = (min: number, max: number): fc.Arbitrary<string> =>
  fc
    .string({ unit: codePoint, minLength: min, maxLength: max })
    .filter((text) => !passwordWeakness(text, {}) && !passwordBlocklist.has(text.toLowerCase()));
