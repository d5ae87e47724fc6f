// @ts-check
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { contractForBrowsers } from './packages/contract/for-browsers.mjs';
import { contentSecurityPolicy } from './scripts/build/content-security-policy.ts';
import { inlineCss } from './scripts/build/inline-css.ts';
import { leanStyles } from './scripts/build/lean-styles.mjs';
import { preloadIslands } from './scripts/build/preload-islands.ts';
import { purgeCss } from './scripts/build/purge-css.ts';
import { inlineScripts } from './src/nav/inline-scripts.mjs';

const site = process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`;
const api = process.env.PUBLIC_API_URL ? new URL(process.env.PUBLIC_API_URL).origin : '';

const notForSearch = /\/(login|signup|otp-verification|forgot-password|\w+-dashboard|404)\/?$/;

/** What several pages begin with, in few files: twenty small ones compress worse and wait for each other. */
const chunks = [
  {
    name: 'react',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|use-sync-external-store|@astrojs\/react)\//,
    priority: 2,
  },
  {
    name: 'controls',
    test: /ui\/src\/base\/((Button|Form|TextField|TextArea)\/|Icon\/(Shape|single-shapes)\.|Field\/(Field|FieldMessage|field\.styles)\.)/,
    priority: 1,
  },
  { name: 'site-answers', test: /ui\/src\/stores\/site-answers\./, priority: 1 },
  { name: 'icon', test: /ui\/src\/base\/Icon\/(Icon|shapes)\./, priority: 1 },
  {
    name: 'status',
    test: /ui\/src\/base\/(Status|ServerStatus)\/|node_modules\/(class-variance-authority|clsx)\//,
    priority: 1,
  },
  {
    name: 'session',
    test: /vite\/preload-helper|nanostores\/|contract\/src\/(constants|messages|roles)|ui\/src\/(stores\/(session|toasts)|islands\/LazyToasts)\./,
  },
  {
    name: 'dashboard',
    test: /ui\/src\/(base\/(Tabs|Skeleton|ErrorState|EmptyState|SectionHeader|TabPage)\/|islands\/(lazyWithRetry|ChunkError|Dashboard|NavDialogs|search-params|useSignedIn|useRefreshOnReturn|throttle)\.|stores\/(loaded|in-flight|idempotency-key)\.)/,
  },
  {
    name: 'landing',
    test: /ui\/src\/(base\/(Carousel|TestimonialSlider)|features\/site)\/|ui\/src\/islands\/(Gallery|Testimonials|Contact)\./,
  },
];

/** As much CSS as saves a phone more by not waiting for a second answer than it costs to send again with the next page. */
const SMALL_SHEET = 28_000;
/** Larger, but scripts/build/purge-css.ts leaves a small part of it in each page. */
const AUTH_SHEET = /\/Auth\.[\w-]+\.css$/;

/**
 * Fonts inside a stylesheet would need data: in the CSP; pictures inside a page would be sent with every visit.
 * @param {string} file @param {Buffer} content
 */
const isInlined = (file, content) => {
  if (/\.(svg|woff2)$/.test(file)) return false;
  return file.endsWith('.css') ? content.length < SMALL_SHEET || AUTH_SHEET.test(file) : undefined;
};

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
    inlineCss(),
    purgeCss(),
    contentSecurityPolicy({ api }),
  ],
  vite: {
    build: { assetsInlineLimit: isInlined },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    },
    // React has had it since 18; the shim is for those before
    resolve: {
      alias: [
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'use-sync-external-store' },
      ],
    },
    server: { proxy: { '/api': 'http://127.0.0.1:8787' } },
    plugins: [
      inlineScripts(),
      contractForBrowsers(),
      tailwindcss(),
      leanStyles(),
      // leaves out the words of the thirty languages that no page here speaks; must run before the default resolution
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    ],
  },
});
