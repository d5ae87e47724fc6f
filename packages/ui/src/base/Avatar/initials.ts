/** First letters of the first and the last word, one if there is only one, none if there is no letter at all. A letter may be several characters (क्ष). */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const firstOf = (word = '') => letters.segment(word)[Symbol.iterator]().next().value?.segment ?? '';
  return (
    words.length > 1 ? firstOf(words[0]) + firstOf(words.at(-1)) : firstOf(words[0])
  ).toLocaleUpperCase();
}
