import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useWords, useWordsLocale } from '../base/words/useWords.ts';
import { islandWords } from '../islands/island-words.ts';
import { LanguageChooser } from '../islands/LanguageChooser.tsx';

type Key = keyof typeof islandWords.english;
const isKey = (key: string | undefined): key is Key =>
  key !== undefined && Object.hasOwn(islandWords.english, key);

/** The languages in the navbar, and the navbar's own words in the shown one. */
export function NavLanguages() {
  const t = useWords(islandWords);
  const locale = useWordsLocale();
  useEffect(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-word]')) {
      const { word } = element.dataset;
      if (!isKey(word)) continue;
      if (element.ariaLabel === null) element.textContent = t(word);
      else element.ariaLabel = t(word);
      if (element.title) element.title = t(word);
      element.lang = locale.split('-u-')[0] ?? locale;
    }
  }, [t, locale]);
  const place = document.querySelector('[data-languages]');
  return place && createPortal(<LanguageChooser />, place);
}
