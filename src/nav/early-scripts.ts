import { ACCOUNT_LANGUAGE_KEY } from '@prahari/contract/constants';

/** Asks for the words of the account's language beside the scripts, which ask for them only once they run. */
export function fetchWordsEarly(): void {
  const files: Record<string, string> = JSON.parse(document.documentElement.dataset.words ?? '{}');
  try {
    const href = files[localStorage.getItem(ACCOUNT_LANGUAGE_KEY) ?? ''];
    if (href)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  } catch {
    // Storage is blocked: the scripts show English.
  }
}
