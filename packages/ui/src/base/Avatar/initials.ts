/** Text in which each character is a letter, so that no Segmenter is needed: making one is slow. */
const ASCII = /^[\x21-\x7e]*$/;

/** A letter may be several characters (क्ष). */
export const lettersOf = (word: string): string[] =>
  ASCII.test(word)
    ? [...word]
    : Array.from(
        new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word),
        ({ segment }) => segment,
      );

export const wordsOf = (name: string): string[] => name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));

/** Returns the first letters of the first and last word; fewer if there are fewer. */
export function initialsOf(name: string): string {
  const words = wordsOf(name);
  const first = lettersOf(words[0] ?? '')[0] ?? '';
  const last = words.length > 1 ? (lettersOf(words.at(-1) ?? '')[0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}
