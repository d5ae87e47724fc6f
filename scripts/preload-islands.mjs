// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteIn } from './page-weight.mjs';

/**
 * Names in each page all scripts that its islands start with, so that a browser asks for them together. Without it, it
 * learns of each file only from the one that imports it, and waits for the network as often as imports are deep.
 * @returns {import('astro').AstroIntegration}
 */
export const preloadIslands = () => ({
  name: 'preload-islands',
  hooks: {
    'astro:build:done': ({ dir, pages }) => {
      const dist = fileURLToPath(dir);
      const site = siteIn(dist);
      for (const { pathname } of pages) {
        const file = join(dist, pathname, 'index.html');
        if (!existsSync(file)) continue;
        const links = [...site.opening(pathname)].map(
          (script) => `<link rel="modulepreload" href="${script}">`,
        );
        writeFileSync(file, readFileSync(file, 'utf8').replace('</head>', `${links.join('')}</head>`));
      }
    },
  },
});
