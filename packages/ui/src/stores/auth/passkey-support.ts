import { isOtherOrigin } from '../../api/configure-api.ts';

/** True if the browser has passkeys, the page a domain, and the API the same origin. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  isSecureContext &&
  !/^[\d.]+$|^\[/.test(location.hostname) &&
  !isOtherOrigin();
