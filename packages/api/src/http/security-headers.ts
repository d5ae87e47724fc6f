import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';

/** What every answer says to a browser. The pages' own policy stands in each page (scripts/build/content-security-policy.ts). */
export const securityHeaders = ({ corsOrigins, siteUrl }: Pick<Config, 'corsOrigins' | 'siteUrl'>) =>
  secureHeaders({
    crossOriginResourcePolicy: corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: siteUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    // for Internet Explorer, Flash and filters that browsers no longer have
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  });
