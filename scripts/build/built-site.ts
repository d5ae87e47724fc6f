// Lists the files that a browser loads for a page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { languages } from '@prahari/contract/languages';
import type { HTMLElement } from 'node-html-parser';
import type { Manifest } from 'vite';
import { parseHtml } from './html.ts';

/** Vite's list of scripts and their imports. The server serves no dot files. */
export const MANIFEST = '.manifest.json';

/** Islands that start with the page; others start when they come into view. */
const STARTS_AT_ONCE = new Set(['load', 'only', 'idle']);

/** Reads the folder of a built site. Routes have no outer slashes; `''` is the landing page. */
export function builtSite(dist: string) {
  const read = (path: string) => readFileSync(join(dist, path), 'utf8');
  const html = (route: string) => read(route === '404' ? '404.html' : join(route, 'index.html'));
  const document = (route: string) => parseHtml(html(route));

  const manifest: Manifest = JSON.parse(read(MANIFEST));
  const chunks = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]));
  const scriptsOf = (sources: readonly string[] = []) =>
    sources.flatMap((source) => (manifest[source] ? `/${manifest[source].file}` : []));

  /** Adds the scripts that these import statically. */
  function withImports(scripts: Iterable<string>, seen = new Set<string>()): Set<string> {
    for (const script of scripts) {
      if (seen.has(script)) continue;
      seen.add(script);
      withImports(scriptsOf(chunks.get(script)?.imports), seen);
    }
    return seen;
  }
  const lazyImports = (script: string) => scriptsOf(chunks.get(script)?.dynamicImports);

  /** Returns the script with the words of each language but English. */
  const words = Object.fromEntries(
    languages.flatMap((code) => {
      const chunk = manifest[`packages/ui/src/languages/${code}.ts`];
      return chunk ? [[code, `/${chunk.file}`]] : [];
    }),
  );

  const islands = (route: string) => document(route).querySelectorAll('astro-island');
  const islandScripts = (elements: readonly HTMLElement[]) =>
    elements
      .flatMap((island) =>
        ['component-url', 'renderer-url', 'before-hydration-url'].map((name) => island.getAttribute(name)),
      )
      .filter((url) => url !== undefined);

  /** Returns scripts loaded before any interaction or scrolling. */
  const initialScripts = (route: string) =>
    withImports(
      islandScripts(
        islands(route).filter((island) => STARTS_AT_ONCE.has(island.getAttribute('client') ?? '')),
      ),
    );

  /** Returns scripts loaded once every island is visible. */
  const islandsScripts = (route: string) => withImports(islandScripts(islands(route)), initialScripts(route));

  /** Returns all scripts that the page may load. */
  function allScripts(route: string): Set<string> {
    const seen = islandsScripts(route);
    // The set grows during iteration.
    for (const script of seen) withImports(lazyImports(script), seen);
    return seen;
  }

  /** Returns the lazy chunks of a dashboard's tabs, in tab order. */
  const tabScripts = (route: string) =>
    [...withImports(islandScripts(islands(route)))]
      .flatMap(lazyImports)
      .filter((script) => /\/\w+Tab\.[\w-]+\.js$/.test(script));

  /** Returns stylesheets that block the first paint, without those for print and noscript. */
  const stylesheets = (route: string) =>
    document(route)
      .querySelectorAll('link[rel=stylesheet]')
      .filter((link) => link.getAttribute('media') !== 'print' && !link.closest('noscript'))
      .flatMap((link) => link.getAttribute('href') ?? []);

  /** Returns all CSS of the page, inline and linked. */
  const css = (route: string) =>
    [
      ...document(route)
        .querySelectorAll('style')
        .map((style) => style.rawText),
      ...stylesheets(route).map(read),
    ].join('\n');

  /** Returns font files named in the page's CSS, with JavaScript or without. */
  const fonts = (route: string) => {
    const sheets = document(route).querySelectorAll('link[rel=stylesheet]');
    const text = [css(route), ...sheets.map((link) => read(link.getAttribute('href') ?? ''))].join('\n');
    return [
      ...new Set(Array.from(text.matchAll(/url\(["']?(\/_astro\/[^"')]+\.woff2)/g), ([, path = '']) => path)),
    ];
  };

  const gzipBytes = (paths: Iterable<string>) =>
    [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path))).length, 0);

  return {
    html,
    read,
    withImports,
    initialScripts,
    islandsScripts,
    allScripts,
    tabScripts,
    words,
    stylesheets,
    css,
    fonts,
    gzipBytes,
  };
}

export type BuiltSite = ReturnType<typeof builtSite>;
