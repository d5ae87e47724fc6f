// @ts-check
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { apiOnAnotherOrigin } from './scripts/build/api-on-another-origin.ts';
import { postBuild } from './scripts/build/post-build.ts';
import { thirdPartyNotices } from './scripts/build/third-party-notices.ts';
import { inlineScripts } from './src/nav/inline-scripts.mjs';

const site = process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`;
const api = process.env.PUBLIC_API_URL ? new URL(process.env.PUBLIC_API_URL).origin : '';

const notForSearch = /\/(login|signup|otp-verification|forgot-password|invitation|\w+-dashboard|404)\/?$/;

/**
 * Folders whose modules become one file: small files compress worse, and each costs a request. `minShareCount` is the number of
 * entry points (islands, tabs, forms) that use a module. docs/adr/0012.
 */
const chunks = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//,
    priority: 6,
  },
  {
    name: 'controls',
    test: /ui\/src\/base\/(Button|Field|Form|TextArea|TextField)\/(?!Aria)|ui\/src\/base\/Icon\/(Shape|single-shapes)\./,
    minShareCount: 6,
    priority: 5,
  },
  {
    name: 'session',
    test: /vite\/preload-helper|node_modules\/nanostores\/|contract\/src\/(constants|roles)\.|ui\/src\/stores\/(session|toasts|failure|ping-site)\.|ui\/src\/base\/Field\/useValue\.|ui\/src\/islands\/LazyToasts\./,
    priority: 4,
  },
  { name: 'icon', test: /ui\/src\/base\/Icon\//, priority: 4 },
  {
    name: 'api',
    test: /ui\/src\/api\/(call|call-page|request)\.|contract\/src\/(endpoint|guards)\.ts/,
    priority: 3,
  },
  {
    name: 'status',
    test: /ui\/src\/base\/(Status|DecisionStatus|DescriptionList)\/|domain\/src\/(format|duty|shift-hours|shifts)\.|node_modules\/(class-variance-authority|clsx)\//,
    priority: 3,
  },
  {
    name: 'dashboard',
    test: /ui\/src\/islands\/(Dashboard|LoadedView|list-page|useNow|useRefreshOnReturn|useSignedIn)\.|ui\/src\/base\/(EmptyState|SectionHeader)\/|ui\/src\/stores\/loaded\./,
    priority: 2,
  },
  {
    name: 'admin',
    test: /ui\/src\/islands\/usePreload\.|ui\/src\/islands\/admin\/(person-links|useChanges|useListSearchParams|useOverview)\.|ui\/src\/base\/(Table\/(Table|table-columns)|PagedList\/PagedList)\.|ui\/src\/base\/Avatar\/|ui\/src\/features\/posts\/place-text\.|ui\/src\/stores\/(assigned|list|list-state|page-reader|posts)\./,
  },
  {
    name: 'forms',
    test: /ui\/src\/(features\/auth\/(AuthLink|NewPasswordStrength|validate-then-submit)|stores\/(auth|auth-checks|normalize-email|verification|one-time-code))\./,
    minShareCount: 3,
  },
  { name: 'guard', test: /ui\/src\/islands\/security\/(useGuardData|NotYetGuard)\./ },
  { name: 'site', test: /ui\/src\/(features\/site|islands\/contact|base\/(Carousel|TestimonialSlider))\// },
];

/**
 * Inlines the styles of public and login pages. The dashboards' larger sheet stays a file, as fonts and pictures do.
 * @param {string} file @param {Buffer} content
 */
const isInlined = (file, content) => file.endsWith('.css') && content.length < 64_000;

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'auto' },
  prefetch: false,
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    apiOnAnotherOrigin(process.env.PUBLIC_API_URL),
    sitemap({
      filter: (page) => !notForSearch.test(page),
      // the canonical URL of the page
      serialize: (entry) => ({
        ...entry,
        url: entry.url === `${site}/` ? entry.url : entry.url.replace(/\/$/, ''),
      }),
    }),
    postBuild({ api }),
  ],
  vite: {
    build: { assetsInlineLimit: isInlined },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    },
    // React has the hook itself since 18.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'use-sync-external-store' } },
    server: { proxy: { '/api': 'http://127.0.0.1:8787' } },
    plugins: [
      inlineScripts(),
      tailwindcss(),
      thirdPartyNotices('packages/ui/src/styles/fonts/OFL.txt'),
      // drops the messages of thirty languages that no page uses; must run before the default resolution
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    ],
  },
});
