import { type ReactNode, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ENGLISH } from './define-words.ts';
import { type ShownLanguage, WordsContext } from './useWords.ts';

export interface WordsProviderProps extends Partial<ShownLanguage> {
  children: ReactNode;
}

const none = {};

/**
 * Shows what is inside in a language, or with other words: `locale="hi-IN" {...hi}`, or
 * `words={{ base: { close: 'Shut' } }}`. Without one everything is English as written in India.
 */
export function WordsProvider({
  locale = ENGLISH,
  words = none,
  texts = none,
  children,
}: WordsProviderProps) {
  const shown = useMemo(() => ({ locale, words, texts }), [locale, words, texts]);
  return (
    <WordsContext value={shown}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </WordsContext>
  );
}
