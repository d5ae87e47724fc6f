import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const STYLE = /<style>([\s\S]*?)<\/style>/g;

/**
 * Makes one style element, in the head, of all that stand in a page: HTML knows `<style>` in the head only, where Astro does not
 * always write it, and a policy has to name each by a hash.
 */
export const inlineCss = (): AstroIntegration => ({
  name: 'inline-css',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const dist = fileURLToPath(dir);
      for (const file of globSync('**/*.html', { cwd: dist })) {
        const html = readFileSync(join(dist, file), 'utf8');
        const styles = [...html.matchAll(STYLE)].map(([, css]) => css).join('');
        if (styles === '') continue;
        const one = html.replace(STYLE, '').replace('</head>', () => `<style>${styles}</style></head>`);
        writeFileSync(join(dist, file), one);
      }
    },
  },
});
