import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteIn } from './page-weight.ts';

const isPainted = /<astro-island[^>]*client="painted"/;

const atOnce = (scripts: string[]) =>
  scripts.map((script) => `<link rel="modulepreload" fetchpriority="low" href="${script}">`).join('');

/** The same after the first paint, as `client:painted` waits for it. */
const oncePainted = (scripts: string[]) =>
  `<script>requestAnimationFrame(()=>setTimeout(()=>{for(const href of ${JSON.stringify(scripts)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))}))</script>`;

/**
 * Names in each page all scripts that its islands start with, so that a browser asks for them together. Without it, it
 * learns of each file only from the one that imports it, and waits for the network as often as imports are deep.
 * Also teaches Astro `client:painted`.
 */
export const preloadIslands = (): AstroIntegration => ({
  name: 'preload-islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'painted', entrypoint: './scripts/build/paint-directive.ts' }),
    'astro:build:done': ({ dir, pages }) => {
      const dist = fileURLToPath(dir);
      const site = siteIn(dist);
      for (const { pathname } of pages) {
        const file = join(dist, pathname, 'index.html');
        if (!existsSync(file)) continue;
        const html = readFileSync(file, 'utf8');
        const scripts = [...site.opening(pathname)];
        if (scripts.length === 0) continue;
        const named = isPainted.test(html) ? oncePainted(scripts) : atOnce(scripts);
        writeFileSync(file, html.replace('</head>', `${named}</head>`));
      }
    },
  },
});
