/**
 * Invisible characters and those that format, without joiners, variation selectors, flags of regions (Unicode TR 51)
 * and the number signs of some scripts, which are seen.
 */
const IGNORABLE =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f})|(?!\u200c|\u200d|[\ufe00-\ufe0f])(?:\p{Default_Ignorable_Code_Point}|\p{Noncharacter_Code_Point}|(?!\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Kaithi})\p{Cf})/gu;
/** Spaces, and the empty pattern of Braille, which looks like one. */
const SPACE = /\p{Zs}|\u2800/gu;

/**
 * Returns a person's text as people see it, in NFC: with plain spaces, none of them at its ends, and
 * without characters that nobody sees. Joiners stay because scripts of India need them.
 */
export const cleanText = (written: string): string =>
  written
    .replace(IGNORABLE, '$1')
    .replace(SPACE, ' ')
    .replace(/[\u2028\u2029]/g, '\n')
    .normalize('NFC')
    .trim();

/** The digits of a script follow each other from its zero. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Cleans a number, day or code like `cleanText`, and also writes digits as 0-9 and dashes as `-`. */
export const cleanCode = (written: string): string =>
  cleanText(written)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/(?!\d)\p{Nd}/gu, digitValue);
