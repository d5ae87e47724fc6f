import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import MagicString from 'magic-string';
import type { HTMLElement } from 'node-html-parser';
import { type BuiltSite, builtSite } from './built-site.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { inlineScripts, parseHtml } from './html.ts';
import { inlineCss } from './inline-css.ts';
import { preloadIslands } from './preload-islands.ts';
import { purgeCss } from './purge-css.ts';

const routeOf = (file: string) => file.replace(/(?:^|\/)index\.html$|\.html$/, '');

/** Start and end offset of an element in the page's text. */
function rangeOf(document: HTMLElement, selector: string): readonly [start: number, end: number] {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`A page has no ${selector}`);
  return element.range;
}

/** Adds markup before the end tag of an element. */
function appendTo(page: MagicString, document: HTMLElement, tag: string, markup: string): void {
  const [, end] = rangeOf(document, tag);
  page.appendLeft(end - `</${tag}>`.length, markup);
}

/** The text that CSS rules of a page may apply to: its markup, and all scripts and stylesheets that it may load. */
function contentOf(site: BuiltSite, route: string, markup: string): string {
  const hasIslands = site.document(route).querySelector('astro-island') !== null;
  const scripts = hasIslands ? [...site.allScripts(route)] : [];
  return [markup, ...[...scripts, ...site.stylesheets(route)].map(site.read)].join('\n');
}

/** Processes one page: merges and purges its styles, preloads its scripts and adds its policy. */
async function rewrite(site: BuiltSite, route: string, api: string): Promise<string> {
  const document = site.document(route);
  const page = new MagicString(site.html(route));
  for (const style of document.querySelectorAll('style')) page.remove(...style.range);

  const css = await purgeCss(inlineCss(document), contentOf(site, route, page.toString()));
  const preloads = preloadIslands(document, [
    ...site.withImports(site.tabScripts(route).slice(0, 1), site.initialScripts(route)),
  ]);
  const policy = contentSecurityPolicy({
    document,
    scripts: [...inlineScripts(document), ...inlineScripts(parseHtml(preloads.markup))],
    styles: css ? [css] : [],
    api,
  });

  appendTo(page, document, preloads.parent, preloads.markup);
  appendTo(page, document, 'head', css && `<style>${css}</style>`);
  // before the first script
  const [, charsetEnd] = rangeOf(document, 'meta[charset]');
  page.appendLeft(charsetEnd, `<meta http-equiv="content-security-policy" content="${policy}">`);
  return page.toString();
}

/**
 * The steps after Astro's build, in this order: inline CSS, purge CSS, preload islands, Content-Security-Policy. Each page is
 * parsed once and written once.
 */
export const postBuild = ({ api }: { api: string }): AstroIntegration => ({
  name: 'post-build',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const dist = fileURLToPath(dir);
      const site = builtSite(dist);
      for (const file of globSync('**/*.html', { cwd: dist })) {
        writeFileSync(join(dist, file), await rewrite(site, routeOf(file), api));
      }
    },
  },
});
