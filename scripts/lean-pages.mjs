// @ts-check
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteIn } from './page-weight.mjs';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const TOKEN = /(--[\w-]+):[^;{}]+(?:;|(?=\}))/g;
/** A rule for one class, as Tailwind writes its utilities. */
const ONE_CLASS = /(?<=[{}])\.((?:[\w-]|\\.)+)\{[^{}]*\}/g;

/** @param {string} text */
const words = (text) => new Set(text.match(/[^\s"'`<>=]+/g));

/**
 * Of the styles written in a page: without the colours and the utilities that neither the page nor its islands name.
 * @param {string} css @param {string} page @param {string} scripts
 */
export function usedStyles(css, page, scripts) {
  const everything = page + scripts;
  const named = words(everything.replaceAll('&amp;', '&').replaceAll('&gt;', '>'));
  return css
    .replace(TOKEN, (whole, name) => (everything.includes(`var(${name}`) ? whole : ''))
    .replace(ONE_CLASS, (rule, name) => (named.has(name.replaceAll('\\', '')) ? rule : ''));
}

/** An island of a page to work in; it fetches parts of itself later, and nothing here says which styles those will name. */
const FETCHES_MORE = /<astro-island[^>]* client="(?!visible")/;

/**
 * What one sheet for several pages holds for the others of them, left out of each page that has the sheet inside.
 * @returns {import('astro').AstroIntegration}
 */
export const leanPages = () => ({
  name: 'lean-pages',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const dist = fileURLToPath(dir);
      const site = siteIn(dist);
      for (const file of globSync('**/*.html', { cwd: dist })) {
        const html = readFileSync(join(dist, file), 'utf8');
        if (FETCHES_MORE.test(html)) continue;
        const route = file.replace(/(?:^|\/)index\.html$/, '');
        const scripts = html.includes('<astro-island')
          ? [...site.scrolled(route)].map(site.read).join('')
          : '';
        const lean = html.replace(STYLE, (_, css) => `<style>${usedStyles(css, html, scripts)}</style>`);
        writeFileSync(join(dist, file), lean);
      }
    },
  },
});
