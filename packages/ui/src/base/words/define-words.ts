import {
  type LocalizedString,
  LocalizedStringDictionary,
  LocalizedStringFormatter,
} from '@internationalized/string';

/** A text, or a text with values: `({ count }: { count: number }) => …`. */
export type Word = string | ((values: never) => string);

/** The words of one part of the library, in English. */
export interface WordsPart<Name extends string = string, English = Readonly<Record<string, Word>>> {
  /** The key of the part in the file of a language. */
  name: Name;
  english: English;
}

/** The words of a part in another language: the same keys, each with the same values. */
export type WordsOf<Part extends WordsPart> = {
  readonly [Key in keyof Part['english']]: Part['english'][Key] extends (values: infer Values) => string
    ? (values: Values) => string
    : string;
};

/** Returns a word of a part by its key: `t('close')`, or `t('days', { count: 3 })`. */
export type Translate<Part extends WordsPart> = <Key extends keyof Part['english'] & string>(
  key: Key,
  ...values: Part['english'][Key] extends (values: infer Values) => string ? [values: Values] : []
) => string;

/** Words by part, as the file of a language has them; a host gives those that it changes. */
export type LanguageParts = Readonly<Record<string, Readonly<Record<string, Word>>>>;

export const ENGLISH = 'en-IN';

/** Defines the English words of a part. Their keys and values are typed wherever they are used or translated. */
export const defineWords = <const Name extends string, const English extends Record<string, Word>>(
  name: Name,
  english: English,
): WordsPart<Name, English> => ({ name, english });

/**
 * Defines words of the office's screens. These stay English, so a language may leave the part out;
 * a host changes its words like all others.
 */
export const defineOfficeWords = <const Name extends string, const English extends Record<string, Word>>(
  name: Name,
  english: English,
): WordsPart<Name, English> => defineWords(name, english);

/** Returns the words of a part in a language; those that it lacks are English. */
export function translate<Part extends WordsPart>(
  { name, english }: Part,
  locale: string = ENGLISH,
  parts: LanguageParts = {},
): Translate<Part> {
  // The dictionary's own type knows no types of values; ours has checked them.
  const words = { [ENGLISH]: english, [locale]: { ...english, ...parts[name] } } as Record<
    string,
    Record<string, LocalizedString>
  >;
  const formatter = new LocalizedStringFormatter(locale, new LocalizedStringDictionary(words, ENGLISH));
  return (key, ...[values]) => formatter.format(key, values as never);
}
