/** Control characters of ASCII and Latin-1. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches the control characters to refuse
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters except line breaks and tabs
const CONTROL_EXCEPT_BREAKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** Line and paragraph separators. */
const SEPARATOR = /[\u2028\u2029]/;
/** Embeddings, overrides and isolates: text after them may be shown in another order than it is stored (Unicode TR 36). */
const REORDERING = /[\u202a-\u202e\u2066-\u2069]/;
/** Invisible marks of a direction. */
const DIRECTION_MARK = /[\u061c\u200e\u200f]/;
/** Soft hyphen, word joiner, byte order mark and tags: nobody sees them, and no script of India and no emoji needs them but flags. */
const INVISIBLE = /[\xad\u2060\ufeff\u{e0000}-\u{e007f}]/u;
/** Flags of parts of a country: a black flag, tags and the tag that ends them (Unicode TR 51). */
const TAGGED_FLAG = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}/gu;

/** Whether a text on one line can be stored and is shown as it is stored. Joiners are kept: scripts of India need them. */
export const isPlainLine = (text: string): boolean =>
  text.isWellFormed() &&
  ![CONTROL, SEPARATOR, REORDERING, DIRECTION_MARK].some((characters) => characters.test(text)) &&
  !INVISIBLE.test(text.replace(TAGGED_FLAG, ''));

/** Whether a text of several lines can be stored. No other text is shown in its lines, so characters that reorder text are allowed. */
export const isPlainProse = (text: string): boolean =>
  text.isWellFormed() && !CONTROL_EXCEPT_BREAKS.test(text);
