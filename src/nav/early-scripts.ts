import { ACCOUNT_LANGUAGE_KEY } from '@prahari/contract/constants';

const preload = (href: string, fetchPriority: 'auto' | 'low') =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority }),
  );

function languageOfAccount(): string {
  try {
    return localStorage.getItem(ACCOUNT_LANGUAGE_KEY) ?? '';
  } catch {
    // Storage is blocked: the scripts show English.
    return '';
  }
}

/**
 * Asks for the words of the account's language and for the page's small scripts, which its large ones import, by
 * the lists of scripts/build/post-build.ts. Call it after the first calls of the API, which over HTTP/1.1 would
 * wait behind twenty files.
 */
export function fetchScriptsEarly(): void {
  const { words = '{}', scripts = '[]' } = document.documentElement.dataset;
  const ofLanguages: Record<string, string> = JSON.parse(words);
  const ofPage: string[] = JSON.parse(scripts);
  const language = ofLanguages[languageOfAccount()];
  if (language) preload(language, 'auto');
  for (const script of ofPage) preload(script, 'low');
}
