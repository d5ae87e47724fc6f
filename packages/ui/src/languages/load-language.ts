import type { LanguageCode } from '@prahari/contract/languages';
import type { Language } from './language.ts';

/** Each language is a file of its own, loaded when it is first shown. English is built in. */
const files: Record<Exclude<LanguageCode, 'en'>, () => Promise<Language>> = {
  hi: () => import('./hi.ts').then(({ hi }) => hi),
  mr: () => import('./mr.ts').then(({ mr }) => mr),
};

const nothing: Partial<Language> = {};

/** Loads the words of a language. One whose file does not arrive is shown in English. */
export async function loadLanguage(code: LanguageCode): Promise<Partial<Language>> {
  if (code === 'en') return nothing;
  try {
    return await files[code]();
  } catch (error) {
    console.error('Could not load a language', error);
    return nothing;
  }
}
