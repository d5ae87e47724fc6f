import type { NextConfig } from 'next';

/** As create-next-app writes it, and where the packages are. */
const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  turbopack: {
    root: import.meta.dirname,
    rules: { '*.css': { loaders: ['@tailwindcss/turbopack'], as: '*.css' } },
  },
};
export default config;
