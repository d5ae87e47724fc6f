import { CacheFirst, ExpirationPlugin, NetworkFirst, Serwist } from 'serwist';

/** The only page that opens without network; the worker's scope. */
const PAGE = '/security-dashboard';
/** Files of the page, in every version that a phone may still have open. */
const MAX_FILES = 200;

/**
 * Keeps the guard's page and its files on the phone. Replies of `/api` are never kept: nothing in these
 * caches belongs to a person. The page comes from the network whenever there is one, so that no
 * older version meets a newer API.
 */
new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.replace(/\/$/, '') === PAGE,
      handler: new NetworkFirst({
        cacheName: 'page',
        // One entry for every tab of the dashboard.
        plugins: [{ cacheKeyWillBeUsed: async () => PAGE }],
      }),
    },
    {
      // Their names change with their content.
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/_astro/'),
      handler: new CacheFirst({
        cacheName: 'files',
        plugins: [new ExpirationPlugin({ maxEntries: MAX_FILES, maxAgeFrom: 'last-used' })],
      }),
    },
  ],
}).addEventListeners();
