import { HOSTED_API_KEY, OWN_API_KEY } from '@prahari/contract/constants';

/** Returns which API answered at this URL earlier in this session of the browser. */
export function foundApi(url: string): 'own' | 'hosted' | undefined {
  try {
    if (sessionStorage.getItem(OWN_API_KEY) === url) return 'own';
    return sessionStorage.getItem(HOSTED_API_KEY) === url ? 'hosted' : undefined;
  } catch {
    return undefined;
  }
}
