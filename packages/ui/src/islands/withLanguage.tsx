import { useStore } from '@nanostores/react';
import { type LanguageCode, languageLocales } from '@prahari/contract/languages';
import {
  createElement,
  type FunctionComponent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { Skeleton } from '../base/Skeleton/Skeleton.tsx';
import type { LanguageParts } from '../base/words/define-words.ts';
import { WordsContext } from '../base/words/useWords.ts';
import { WordsProvider } from '../base/words/WordsProvider.tsx';
import type { Language } from '../languages/language.ts';
import { loadLanguage } from '../languages/load-language.ts';
import { $language } from '../stores/language/language.ts';

/** The words of a language, or of the one shown until they arrive. */
function useLanguage(): { code: LanguageCode; words: Partial<Language> } | undefined {
  const code = useStore($language, { ssr: 'initial' });
  const [shown, setShown] = useState<{ code: LanguageCode; words: Partial<Language> } | undefined>(
    code === 'en' ? { code, words: {} } : undefined,
  );
  useEffect(() => {
    let isWanted = true;
    void loadLanguage(code).then((words) => {
      if (isWanted) setShown({ code, words });
    });
    return () => {
      isWanted = false;
    };
  }, [code]);
  return shown;
}

/** The words of a language, with those that the host around has of its own in their place. */
const withThoseOf = (host: LanguageParts, language: LanguageParts = {}): LanguageParts => ({
  ...language,
  ...Object.fromEntries(Object.entries(host).map(([part, words]) => [part, { ...language[part], ...words }])),
});

interface InLanguageProps {
  /** In the place of what is inside until its words arrive. */
  loading: ReactNode;
  children: ReactNode;
}

/** Shows what is inside in the person's language, and tells the page which it is. */
function InLanguage({ loading, children }: InLanguageProps) {
  const shown = useLanguage();
  const host = useContext(WordsContext);
  const code = shown?.code;
  const { words, texts } = useMemo(
    () => ({
      words: withThoseOf(host.words, shown?.words.words),
      texts: { ...shown?.words.texts, ...host.texts },
    }),
    [host, shown],
  );
  useEffect(() => {
    if (code) document.documentElement.lang = `${code}-IN`;
  }, [code]);
  if (!shown) return loading;
  return (
    <WordsProvider locale={languageLocales[shown.code]} words={words} texts={texts}>
      {children}
    </WordsProvider>
  );
}

/** Puts an island into the language of the account, or of this browser. `loading` stands in its place until the words arrive. */
export function withLanguage<Props extends object>(
  Island: FunctionComponent<Props>,
  loading: ReactNode = <Skeleton />,
) {
  // Begins before anything is drawn, so that the words arrive with what they name.
  void loadLanguage($language.get());
  return (props: Props) => <InLanguage loading={loading}>{createElement(Island, props)}</InLanguage>;
}
