import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { usedStyles } from './lean-rules.mjs';
import { siteIn } from './page-weight.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;

/**
 * What one sheet for several pages holds for the others of them, left out of each page that has the sheet inside. What a page
 * shows later counts too: every script it may ever fetch is read for the classes it names.
 */
export const purgeCss = (): AstroIntegration => ({
  name: 'purge-css',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const dist = fileURLToPath(dir);
      const site = siteIn(dist);
      for (const file of globSync('**/*.html', { cwd: dist })) {
        const html = readFileSync(join(dist, file), 'utf8');
        const route = file.replace(/(?:^|\/)index\.html$|\.html$/, '');
        const scripts = html.includes('<astro-island') ? site.ever(route) : [];
        const beside = [...scripts, ...site.styles(route)].map(site.read).join('\n');
        const page = html.replace(STYLE, '');
        const lean = html.replace(STYLE, (_, css) => `<style>${usedStyles(css, page, beside)}</style>`);
        writeFileSync(join(dist, file), lean);
      }
    },
  },
});
