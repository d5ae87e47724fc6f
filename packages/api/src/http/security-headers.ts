import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';

/**
 * Security headers of every response. Each page has its own content security policy (scripts/build/content-security-policy.ts).
 */
export const securityHeaders = ({ corsOrigins, siteUrl }: Pick<Config, 'corsOrigins' | 'siteUrl'>) =>
  secureHeaders({
    crossOriginResourcePolicy: corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: siteUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    // Obsolete: for Internet Explorer, Flash and XSS filters.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  });
