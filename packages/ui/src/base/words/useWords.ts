import { createContext, useCallback, useContext, useMemo } from 'react';
import { ENGLISH, type LanguageParts, type Translate, translate, type WordsPart } from './define-words.ts';

export interface ShownLanguage {
  /** The BCP 47 tag that dates and numbers follow: `hi-IN`. */
  locale: string;
  /** Words by part; what is left out is English. */
  words: LanguageParts;
  /** Sentences of the server and of messages, by their English text. */
  texts: Readonly<Record<string, string>>;
}

export const WordsContext = createContext<ShownLanguage>({ locale: ENGLISH, words: {}, texts: {} });

/** Returns the BCP 47 tag of the shown language. */
export const useWordsLocale = (): string => useContext(WordsContext).locale;

/** Returns the words of a part in the shown language: `const t = useWords(dialogWords)`, `t('close')`. */
export function useWords<Part extends WordsPart>(part: Part): Translate<Part> {
  const { locale, words } = useContext(WordsContext);
  return useMemo(() => translate(part, locale, words), [part, locale, words]);
}

/**
 * Returns a function that translates sentences by their English text: of `Failed to save: Guard not found`
 * each half. Other text stays as it is.
 */
export function useTexts(): (text: string) => string {
  const { texts } = useContext(WordsContext);
  return useCallback(
    (text) => {
      const known = (part: string) => (Object.hasOwn(texts, part) ? texts[part] : undefined) ?? part;
      const whole = known(text);
      return whole === text ? text.split(': ').map(known).join(': ') : whole;
    },
    [texts],
  );
}
