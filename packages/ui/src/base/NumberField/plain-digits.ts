/** The digits of a script follow each other from its zero. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Writes digits of any script as 0-9, and any space as a plain one: `१,५००` is `1,500`. */
export const plainDigits = (text: string): string =>
  text
    .replace(/(?!\d)\p{Nd}/gu, digitOf)
    .replace(/\p{Zs}/gu, ' ')
    .trim();
