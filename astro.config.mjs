// @ts-check
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { apiOnAnotherOrigin } from './scripts/build/api-on-another-origin.ts';
import { offlineWorker } from './scripts/build/offline-worker.ts';
import { postBuild } from './scripts/build/post-build.ts';
import { sharedChunks } from './scripts/build/shared-chunks.ts';
import { thirdPartyNotices } from './scripts/build/third-party-notices.ts';
import { inlineScripts } from './src/nav/inline-scripts.mjs';

const site = process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`;
const api = process.env.PUBLIC_API_URL ? new URL(process.env.PUBLIC_API_URL).origin : '';

/** The floor of browsers that the README names, and the Firefox of Windows 7. */
const floor = ['chrome106', 'safari15.4', 'firefox115'];

const notForSearch =
  /\/(login|signup|otp-verification|forgot-password|invitation|keep-email|not-me|muster|offer|guard|bill|register|prices|\w+-dashboard|404)\/?$/;

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
    offlineWorker(),
  ],
  vite: {
    build: { assetsInlineLimit: isInlined, target: floor },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // What many islands and tabs start with is one file beside React: docs/adr/0012.
                groups: [
                  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
                  ...sharedChunks,
                ],
              },
            },
          },
        },
      },
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
