import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const utf16 = (text: string) =>
  new Uint8Array(new Uint16Array([...text].map((one) => one.charCodeAt(0))).buffer);

test.each([
  ['UTF-8', new TextEncoder().encode('Rémi “A”'), 'Rémi “A”'],
  ['UTF-8 with a byte order mark', new TextEncoder().encode('\ufeffआशा'), 'आशा'],
  ['UTF-16 with a byte order mark', utf16('\ufeffआशा\tRao'), 'आशा\tRao'],
  ['UTF-16 without one', utf16('Name\tPhone'), 'Name\tPhone'],
  ['Windows-1252', new Uint8Array([0x44, 0x92, 0x53, 0xe9]), 'D’Sé'],
  ['UTF-8, cut off within a letter,', new TextEncoder().encode('Name,आशा').subarray(0, -1), 'Name,आश\ufffd'],
  ['nothing', new Uint8Array(), ''],
])('a file in %s is decoded', (_, bytes, text) => {
  expect(decodeText(bytes)).toBe(text);
});
