import { useStore } from '@nanostores/react';
import { isLanguage, languageNames, languages } from '@prahari/contract/languages';
import { LanguageSwitch } from '../base/LanguageSwitch/LanguageSwitch.tsx';
import { useWords } from '../base/words/useWords.ts';
import { $language, chooseLanguage } from '../stores/language/language.ts';
import { islandWords } from './island-words.ts';
import { usePageLoaded } from './usePageLoaded.ts';

const choices = languages.map((code) => ({ code, name: languageNames[code] }));

/** Changes the language of the screens. */
export function LanguageChooser() {
  const t = useWords(islandWords);
  // Names in other letters load a font, which would keep the page from being loaded.
  const isLoaded = usePageLoaded();
  const language = useStore($language, { ssr: 'initial' });
  return (
    <LanguageSwitch
      label={t('language')}
      languages={isLoaded ? choices : []}
      value={language}
      onChange={(code) => {
        if (isLanguage(code)) void chooseLanguage(code);
      }}
    />
  );
}
