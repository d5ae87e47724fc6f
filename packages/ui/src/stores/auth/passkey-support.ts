import { isOtherOrigin } from '../../api/configure-api.ts';

/**
 * Whether the page can use passkeys: the browser knows them, the page has a domain (an IP address has none), and the API is on its own
 * origin, not the older hosted one.
 */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  isSecureContext &&
  !/^[\d.]+$|^\[/.test(location.hostname) &&
  !isOtherOrigin();
