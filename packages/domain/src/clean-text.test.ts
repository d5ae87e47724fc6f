import { expect, test } from 'vitest';
import { cleanCode, cleanText } from './clean-text.ts';

test('text loses the characters that nobody sees, and its spaces become plain', () => {
  for (const hidden of ['\u200b', '\u00ad', '\u2060', '\ufeff', '\u202e', '\u2066', '\u200f', '\u3164'])
    expect(cleanText(`Asha${hidden}Rao`), hidden).toBe('AshaRao');
  for (const space of ['\u00a0', '\u2003', '\u202f', '\u3000'])
    expect(cleanText(`${space}Asha${space}Rao${space}`), space).toBe('Asha Rao');
  expect(cleanText(' \u200b\u2060 ')).toBe('');
  expect(cleanText('Re\u0301mi')).toBe('Rémi');
});

test('none of the invisible characters that Unicode knows hides in a text', () => {
  const attack = [
    ...[0x200b, 0x2061, 0x2062, 0x2063, 0x2064, 0x180e, 0xfff9, 0x3164, 0x115f, 0x1160, 0x17b4, 0x034f],
    ...[0x1d173, 0xe0100, 0x202e],
  ];
  const joiners = new Set([0x200c, 0x200d]);
  const all = Array.from({ length: 0x110000 }, (_, code) => code).filter(
    (code) =>
      /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Noncharacter_Code_Point}]/u.test(
        String.fromCodePoint(code),
      ) && !joiners.has(code),
  );
  for (const code of [...attack, ...all]) {
    // Variation selectors choose the look of an emoji.
    if (code >= 0xfe00 && code <= 0xfe0f) continue;
    const hidden = String.fromCodePoint(code);
    expect(cleanText(`Asha${hidden}Rao`), code.toString(16)).toBe('AshaRao');
  }
  expect(cleanText('\u2800Asha\u2800')).toBe('Asha');
});

test('text keeps line breaks, joiners of Indian scripts, emoji and flags', () => {
  const flag = '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';
  for (const text of ['one\r\ntwo\tthree', 'क्\u200cष', '👩\u200d👧', '❤\ufe0f', flag, 'A – B', '१२'])
    expect(cleanText(text)).toBe(text);
  expect(cleanText(flag.slice(2))).toBe('');
});

test('a code has ASCII digits and hyphens', () => {
  for (const digits of ['१२३०९', '১২৩০৯', '௧௨௩௦௯', '١٢٣٠٩', '１２３０９', '𝟏𝟐𝟑𝟎𝟗', '1\u200d2309'])
    expect(cleanCode(digits), digits).toBe('12309');
  for (const dash of ['‐', '‑', '–', '—', '−', '－']) expect(cleanCode(`1${dash}2`), dash).toBe('1-2');
});
