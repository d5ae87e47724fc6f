import { startPasskeyLogin } from '@prahari/contract/factors';
import { isOtherOrigin } from '../../api/configure-api.ts';
import { isOffered } from '../../api/find-api.ts';

/** True if the browser has passkeys, the page a domain, and the API the same origin and passkeys. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  isSecureContext &&
  !/^[\d.]+$|^\[/.test(location.hostname) &&
  !isOtherOrigin() &&
  isOffered(startPasskeyLogin);
