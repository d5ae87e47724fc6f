/** In such text each character is a letter of its own. On a phone, making a Segmenter takes as long as rendering a list. */
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

/** First letters of the first and the last word, one if there is only one, none if there is no letter at all. */
export function initialsOf(name: string): string {
  const words = wordsOf(name);
  const first = lettersOf(words[0] ?? '')[0] ?? '';
  const last = words.length > 1 ? (lettersOf(words.at(-1) ?? '')[0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}
