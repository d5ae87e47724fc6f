import type { NextConfig } from 'next';

const isFresh = process.env.FRESH_CONFIG === 'yes';

/** Built twice: as create-next-app writes it, with `cacheComponents`, and as static files, which the test serves. */
const config: NextConfig = {
  ...(isFresh ? { cacheComponents: true, partialPrefetching: true } : { output: 'export' }),
  turbopack: { root: import.meta.dirname },
  typescript: { ignoreBuildErrors: true },
};
export default config;
