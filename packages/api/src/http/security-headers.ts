import type { Config } from '../config.ts';

/** Returns the security headers of every response. Pages add a content security policy. */
export const securityHeaders = ({
  corsOrigins,
  siteUrl,
}: Pick<Config, 'corsOrigins' | 'siteUrl'>): ReadonlyMap<string, string> =>
  new Map([
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', corsOrigins.length > 0 ? 'cross-origin' : 'same-origin'],
    ['origin-agent-cluster', '?1'],
    ['permissions-policy', 'camera=(), geolocation=(self), microphone=(), payment=()'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ...(siteUrl.startsWith('https:')
      ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const]
      : []),
  ]);
