import { persistentAtom } from '@nanostores/persistent';
import { LANGUAGE_KEY } from '@prahari/contract/constants';
import {
  isLanguage,
  type LanguageCode,
  languageMessages,
  setLanguage as setLanguageCall,
} from '@prahari/contract/languages';
import { computed } from 'nanostores';
import { call } from '../../api/call.ts';
import { $token } from '../../api/token.ts';
import { isOffered } from '../session/api.ts';
import { $accountLanguage } from '../session/session.ts';
import { reportFailure } from '../toasts/failure.ts';

/** The language chosen in this browser while nobody was logged in. */
const $chosen = persistentAtom<string | undefined>(LANGUAGE_KEY, undefined);

/** The language of the screens: the account's, else the one chosen in this browser, else English. */
export const $language = computed([$token, $accountLanguage, $chosen], (token, account, chosen) => {
  const code = (token && account) || chosen;
  return isLanguage(code) ? code : 'en';
});
// `{ ssr: 'initial' }` hydrates with `init`, which a computed store lacks.
Object.assign($language, { init: 'en' });

/** Returns the language that a login sends along, for an account that has none. */
export function chosenLanguage(): { language?: LanguageCode } {
  const code = $chosen.get();
  return isLanguage(code) ? { language: code } : {};
}

/** Shows another language at once, and keeps it: on the account, or without one in this browser. */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  if (!$token.get() || !isOffered(setLanguageCall)) {
    $chosen.set(code);
    return;
  }
  $accountLanguage.set(code);
  try {
    await call(setLanguageCall, { language: code });
  } catch (error) {
    reportFailure(error, languageMessages.saveFailed);
  }
}
