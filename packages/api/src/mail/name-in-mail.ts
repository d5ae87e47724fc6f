/** Characters of a name that a mail shows: enough for a person to know it, too few for a message. */
const LENGTH = 24;
const NO_SIGN_OF_A_NAME = /(?!\u200c|\u200d)[^\p{L}\p{M} '’.-]/gu;
/** A dot that ends no initial: mail programs make links of `evil.example`. */
const DOT_IN_WORD = /\.(?=\S)/g;
/** Marks piled up on one letter. */
const EXTRA_MARKS = /(\p{M}{3})\p{M}+/gu;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Returns the letters with which a name begins, for a mail to an address that nobody has proved: whoever
 * entered the name could otherwise send any text, number or link with our look. Empty without letters.
 */
export function nameInMail(name: string): string {
  const letters = name
    .normalize('NFKC')
    .replace(NO_SIGN_OF_A_NAME, ' ')
    .replace(DOT_IN_WORD, ' ')
    .replace(EXTRA_MARKS, '$1')
    .replace(/ +/g, ' ')
    .trim();
  if (!/\p{L}/u.test(letters)) return '';
  const shown = [...characters.segment(letters)].slice(0, LENGTH).map(({ segment }) => segment);
  return shown.join('').trim();
}
