/** Control characters of ASCII and Latin-1. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches the control characters to refuse
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches the control characters to refuse
const CONTROL_EXCEPT_BREAKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const SEPARATOR = /[\u2028\u2029]/;
/** Embeddings, overrides and isolates, which reorder the text after them (Unicode TR 36). */
const REORDERING = /[\u202a-\u202e\u2066-\u2069]/;
/** Invisible direction marks. */
const DIRECTION_MARK = /[\u061c\u200e\u200f]/;
/** Soft hyphen, word joiner, byte order mark and tags. Scripts of India don't need them. */
const INVISIBLE = /[\xad\u2060\ufeff\u{e0000}-\u{e007f}]/u;
/** Emoji flags of regions, which consist of tags (Unicode TR 51). */
const TAGGED_FLAG = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}/gu;

/** True if a line shows as it is stored. We keep joiners because scripts of India need them. */
export const isPlainLine = (text: string): boolean =>
  text.isWellFormed() &&
  ![CONTROL, SEPARATOR, REORDERING, DIRECTION_MARK].some((characters) => characters.test(text)) &&
  !INVISIBLE.test(text.replace(TAGGED_FLAG, ''));

/** True if a multi-line text can be stored. It may contain characters that reorder text. */
export const isPlainProse = (text: string): boolean =>
  text.isWellFormed() && !CONTROL_EXCEPT_BREAKS.test(text);
