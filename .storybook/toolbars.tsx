import { languageLocales } from '@prahari/contract/languages';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { definePreviewAddon } from 'storybook/internal/csf';
import { WordsProvider, type WordsProviderProps } from '../packages/ui/src/base/words/WordsProvider.tsx';
import { hi } from '../packages/ui/src/languages/hi.ts';
import { mr } from '../packages/ui/src/languages/mr.ts';
import { setNetwork } from '../packages/ui/testing/mock-api/network.ts';

/** The choices of a toolbar menu. */
export interface ToolbarGlobals {
  theme?: string;
  textSize?: string;
  direction?: string;
  language?: string;
  network?: string;
}

const item = <Icon extends string>(value: string, title: string, icon: Icon) => ({ value, title, icon });
const toolbar = <Item,>(title: string, items: Item[]) => ({
  description: title,
  toolbar: { title, dynamicTitle: true, items },
});
/** English is built in. */
const translated: Record<string, Omit<WordsProviderProps, 'children'>> = {
  hi: { locale: languageLocales.hi, ...hi },
  mr: { locale: languageLocales.mr, ...mr },
};
/** A right-to-left locale with Latin digits. */
const RTL_LOCALE = 'he-IL';

/** Shows the page in a theme, and as on a device with these settings. */
export function showGlobals({ theme, textSize, direction, language }: ToolbarGlobals): void {
  const { documentElement: page } = document;
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  else delete page.dataset.theme;
  page.style.fontSize = textSize === 'double' ? '200%' : '';
  page.lang = language && language !== 'en' ? `${language}-IN` : 'en';
  if (direction === 'rtl') page.dir = 'rtl';
  else page.removeAttribute('dir');
}

/** Adds toolbar menus for theme, text size, direction and language, and for slow or failing requests. */
export const toolbars = () =>
  definePreviewAddon({
    globalTypes: {
      theme: toolbar('Theme', [
        item('system', 'System', 'contrast'),
        item('light', 'Morning', 'sun'),
        item('dark', 'Night', 'moon'),
      ]),
      textSize: toolbar('Text size', [
        item('standard', 'Text 100%', 'paragraph'),
        item('double', 'Text 200%', 'zoom'),
      ]),
      direction: toolbar('Direction', [
        item('ltr', 'Left to right', 'arrowrightalt'),
        item('rtl', 'Right to left', 'arrowleftalt'),
      ]),
      language: toolbar('Language', [
        item('en', 'English', 'globe'),
        item('hi', 'हिन्दी (Hindi)', 'globe'),
        item('mr', 'मराठी (Marathi)', 'globe'),
      ]),
      network: toolbar('Network', [
        item('normal', 'Normal network', 'lightning'),
        item('slow', 'Slow network', 'time'),
        item('failing', 'Failing network', 'lightningoff'),
      ]),
    },
    initialGlobals: {
      theme: 'system',
      textSize: 'standard',
      direction: 'ltr',
      language: 'en',
      network: 'normal',
    },
    decorators: [
      (Story, { globals }) => {
        showGlobals(globals);
        setNetwork(globals.network);
        const story = Story();
        if (globals.direction === 'rtl') return <I18nProvider locale={RTL_LOCALE}>{story}</I18nProvider>;
        const language = translated[globals.language];
        return language ? <WordsProvider {...language}>{story}</WordsProvider> : story;
      },
    ],
  });
