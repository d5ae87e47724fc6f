import { apiUrl } from './configure-api.ts';

/** True if the API answers at all; its reply may be blocked by CORS. */
export const isReachable = (): Promise<boolean> =>
  fetch(apiUrl, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
