import { endpoint } from './endpoint.ts';
import type { SavedLanguage, SetLanguageBody } from './my-account.schemas.ts';
import type { DataReply } from './reply.ts';

/** The languages of the screens, English first. Another one is a file of packages/ui and a line here. */
export const languages = ['en', 'hi', 'mr'] as const;
export type LanguageCode = (typeof languages)[number];

/** Each by its own name, as its speakers look for it. */
export const languageNames: Record<LanguageCode, string> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' };

/** The tags that dates and numbers follow. Digits are those of watches and phones in every language. */
export const languageLocales: Record<LanguageCode, string> = {
  en: 'en-IN',
  hi: 'hi-IN-u-nu-latn',
  mr: 'mr-IN-u-nu-latn',
};

export const isLanguage = (code: string | null | undefined): code is LanguageCode =>
  languages.some((known) => known === code);

export const languageMessages = {
  saveFailed: 'Failed to save the language',
} as const;

/** Stores the language of the caller's screens on the account. */
export const setLanguage = endpoint<DataReply<SavedLanguage>, SetLanguageBody>({
  method: 'PUT',
  path: '/auth/language',
  access: 'session',
});
