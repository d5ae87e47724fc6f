import { createHash } from 'node:crypto';
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
import type { LateStyles } from './late-styles.ts';
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

/** Writes a stylesheet and returns its URL. */
function writeSheet(dist: string, name: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const url = `/_astro/${name}.${hash}.css`;
  writeFileSync(join(dist, url), css);
  return url;
}

interface BuiltPage {
  dist: string;
  site: BuiltSite;
  route: string;
  /** The origin of an API elsewhere, or empty. */
  api: string;
  isLate: LateStyles['isLate'];
}

/** Processes one page: merges and purges its styles, preloads its scripts and adds its policy. */
async function rewrite({ dist, site, route, api, isLate }: BuiltPage): Promise<string> {
  const document = site.document(route);
  const page = new MagicString(site.html(route));
  for (const style of document.querySelectorAll('style')) page.remove(...style.range);

  const markup = page.toString();
  const merged = await purgeCss(inlineCss(document), contentOf(site, route, markup));
  const [link, ...others] = site.stylesheetLinks(route);
  if (others.length > 0) throw new Error(`/${route} links more than one stylesheet`);
  if (link) {
    const opensWith = [markup, ...[...site.allScripts(route, isLate)].map(site.read)].join('\n');
    const linked = await purgeCss(site.stylesheets(route).map(site.read).join(''), opensWith);
    page.overwrite(
      ...link.range,
      `<link rel="stylesheet" href="${writeSheet(dist, route, linked + merged)}">`,
    );
  }
  const inlined = link ? '' : merged;

  const preloads = preloadIslands(document, [
    ...site.withImports(site.tabScripts(route).slice(0, 1), site.initialScripts(route)),
  ]);
  const policy = contentSecurityPolicy({
    document,
    scripts: [...inlineScripts(document), ...inlineScripts(parseHtml(preloads.markup))],
    styles: inlined ? [inlined] : [],
    api,
  });

  appendTo(page, document, preloads.parent, preloads.markup);
  appendTo(page, document, 'head', inlined && `<style>${inlined}</style>`);
  // before the first script
  const [, charsetEnd] = rangeOf(document, 'meta[charset]');
  page.appendLeft(charsetEnd, `<meta http-equiv="content-security-policy" content="${policy}">`);
  return page.toString();
}

/** A second rule for the same font would make browsers show the fallback font again until it is read. */
const withoutFontFaces = (css: string): string => css.replace(/@font-face\{[^}]*\}/g, '');

/**
 * The steps after Astro's build, in this order: inline CSS, purge CSS, preload islands, Content-Security-Policy. Each page is
 * parsed once and written once.
 */
export const postBuild = ({ api, isLate }: Pick<BuiltPage, 'api' | 'isLate'>): AstroIntegration => ({
  name: 'post-build',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const dist = fileURLToPath(dir);
      const site = builtSite(dist);
      const late = new Set<string>();
      for (const file of globSync('**/*.html', { cwd: dist })) {
        const route = routeOf(file);
        for (const sheet of site.stylesheets(route)) late.add(sheet);
        writeFileSync(join(dist, file), await rewrite({ dist, site, route, api, isLate }));
      }
      for (const sheet of late) writeFileSync(join(dist, sheet), withoutFontFaces(site.read(sheet)));
    },
  },
});
