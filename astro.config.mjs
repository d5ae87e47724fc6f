// @ts-check
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { contractForBrowsers } from './packages/contract/for-browsers.mjs';
import { preloadIslands } from './scripts/preload-islands.mjs';
import { inlineScripts } from './src/nav/inline-scripts.mjs';

const site = process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`;
const api = process.env.PUBLIC_API_URL ? new URL(process.env.PUBLIC_API_URL).origin : '';

const notForSearch = /\/(login|signup|otp-verification|forgot-password|\w+-dashboard|404)\/?$/;

/** What several pages begin with, in few files: twenty small ones compress worse and wait for each other. */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//, priority: 2 },
  {
    name: 'controls',
    test: /node_modules\/(class-variance-authority|clsx)\/|ui\/src\/base\/(Button|Icon)\/|contract\/src\/constants/,
    priority: 1,
  },
  {
    name: 'form',
    test: /ui\/src\/base\/((Form|TextField)\/|Field\/(Field|FieldMessage|field\.styles)\.)/,
    priority: 1,
  },
  {
    name: 'session',
    test: /nanostores\/|contract\/src\/(messages|roles)|ui\/src\/(stores\/(session|toasts)|islands\/LazyToasts)\./,
  },
];

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'ignore',
  build: { format: 'directory' },
  prefetch: false,
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    preloadIslands(),
    sitemap({
      filter: (page) => !notForSearch.test(page),
      // the same address that the page calls canonical
      serialize: (entry) => ({
        ...entry,
        url: entry.url === `${site}/` ? entry.url : entry.url.replace(/\/$/, ''),
      }),
    }),
  ],
  security: {
    csp: {
      styleDirective: {
        // react-aria puts one constant <style> on the page (touch-action); the hash changes only with its version
        hashes: ['sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='],
        // widths of table columns and the like arrive as style attributes; <style> and <link> stay strict
        resources: [{ resource: "'unsafe-inline'", kind: 'attribute' }],
      },
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        `connect-src 'self'${api && ` ${api}`}`,
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
    },
  },
  vite: {
    // fonts inside a stylesheet would need data: in the CSP; pictures inside a page would be sent with every visit
    build: { assetsInlineLimit: (file) => (/\.(svg|woff2)$/.test(file) ? false : undefined) },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    },
    server: { proxy: { '/api': 'http://127.0.0.1:8787' } },
    plugins: [
      inlineScripts(),
      contractForBrowsers(),
      tailwindcss(),
      // leaves out the words of the thirty languages that no page here speaks; must run before the default resolution
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    ],
  },
});
