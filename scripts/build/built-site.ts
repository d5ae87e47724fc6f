// The files that a browser loads for a page of the built site.
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { init, parse as parseModule } from 'es-module-lexer';
import type { HTMLElement } from 'node-html-parser';
import { parseHtml } from './html.ts';

await init();

/** Islands that start with the page; the others start when they are scrolled near the viewport. */
const STARTS_AT_ONCE = new Set(['load', 'painted', 'only', 'idle']);

/** Caches the results of a function by its argument. */
function cached<Value>(load: (key: string) => Value) {
  const values = new Map<string, Value>();
  return (key: string): Value => {
    const known = values.get(key) ?? load(key);
    values.set(key, known);
    return known;
  };
}

/** Paths are relative to `dist`, the folder of a built site. Routes have no outer slashes; `''` is the landing page. */
export function builtSite(dist: string) {
  const read = cached((path: string) => readFileSync(join(dist, path), 'utf8'));
  const html = (route: string) => read(route === '404' ? '404.html' : join(route, 'index.html'));
  const document = cached((route: string) => parseHtml(html(route)));

  const imports = cached((script: string) =>
    parseModule(read(script))[0].flatMap(({ type, specifier }) =>
      specifier?.startsWith('.')
        ? { isDynamic: type === 'dynamic', path: posix.join(dirname(script), specifier) }
        : [],
    ),
  );
  const importsOf = (script: string, wanted: 'static' | 'dynamic') =>
    imports(script).flatMap(({ isDynamic, path }) => (isDynamic === (wanted === 'dynamic') ? path : []));

  /** These scripts and all they import statically. */
  function withImports(scripts: Iterable<string>, seen = new Set<string>()): Set<string> {
    for (const script of scripts) {
      if (seen.has(script)) continue;
      seen.add(script);
      withImports(importsOf(script, 'static'), seen);
    }
    return seen;
  }

  const islands = (route: string) => document(route).querySelectorAll('astro-island');
  const islandScripts = (elements: readonly HTMLElement[]) =>
    elements
      .flatMap((island) =>
        ['component-url', 'renderer-url', 'before-hydration-url'].map((name) => island.getAttribute(name)),
      )
      .filter((url) => url !== undefined);

  /** Scripts that the islands which start with the page import. */
  const startScripts = (route: string) =>
    withImports(
      islandScripts(
        islands(route).filter((island) => STARTS_AT_ONCE.has(island.getAttribute('client') ?? '')),
      ),
    );

  /** Scripts loaded before any interaction or scrolling, the first tab's among them. */
  const initialScripts = (route: string) =>
    withImports(
      document(route)
        .querySelectorAll('script[src], link[rel=modulepreload]')
        .flatMap((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? []),
      startScripts(route),
    );

  /** Scripts loaded once every island was visible. */
  const islandsScripts = (route: string) => withImports(islandScripts(islands(route)), initialScripts(route));

  /** All scripts that the page may load; without lazy ones, and what only they import, for which `isLeftOut` is true. */
  function allScripts(route: string, isLeftOut: (script: string) => boolean = () => false): Set<string> {
    const seen = islandsScripts(route);
    // the set grows while it is iterated
    for (const script of seen) {
      withImports(
        importsOf(script, 'dynamic').filter((lazy) => !isLeftOut(lazy)),
        seen,
      );
    }
    return seen;
  }

  /** The chunks of a dashboard's tabs, in tab order. */
  const tabScripts = (route: string) =>
    islandScripts(islands(route))
      .flatMap((script) => importsOf(script, 'dynamic'))
      .filter((script) => /\/\w+Tab\.[\w-]+\.js$/.test(script));

  /** Links to stylesheets that block the first paint, so without those for print and for browsers without JavaScript. */
  const stylesheetLinks = (route: string) =>
    document(route)
      .querySelectorAll('link[rel=stylesheet]')
      .filter((link) => link.getAttribute('media') !== 'print' && !link.closest('noscript'));

  const stylesheets = (route: string) =>
    stylesheetLinks(route).flatMap((link) => link.getAttribute('href') ?? []);

  /** Stylesheets that are loaded with the page's lazy scripts. */
  const lazyStylesheets = (route: string) => [
    ...new Set(
      [...allScripts(route)].flatMap((script) =>
        Array.from(read(script).matchAll(/"(_astro\/[^"]+\.css)"/g), ([, path]) => `/${path}`),
      ),
    ),
  ];

  /** Lazy scripts of the page that Vite's loader requests together with a stylesheet. */
  const scriptsLoadedWith = (route: string, sheet: string) =>
    [...allScripts(route)].flatMap((host) => {
      const text = read(host);
      const [, list = ''] = /m\.f=\[([^\]]*)\]/.exec(text) ?? [];
      const files: string[] = JSON.parse(`[${list}]`);
      const lazy = text.matchAll(
        /import\(`\.\/([^`]+)`\)(?:(?!import\().)*?__vite__mapDeps\(\[([\d,]*)\]\)/gs,
      );
      return Array.from(lazy, ([, name, indexes = '']) =>
        indexes.split(',').some((index) => `/${files[Number(index)]}` === sheet)
          ? `${dirname(host)}/${name}`
          : [],
      ).flat();
    });

  /** All CSS of the page, inline and linked. */
  const css = (route: string) =>
    [
      ...document(route)
        .querySelectorAll('style')
        .map((style) => style.rawText),
      ...stylesheets(route).map(read),
    ].join('\n');

  /** Font files that the page's CSS names, with JavaScript or without. */
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
    document,
    read,
    withImports,
    startScripts,
    initialScripts,
    islandsScripts,
    allScripts,
    tabScripts,
    stylesheetLinks,
    stylesheets,
    lazyStylesheets,
    scriptsLoadedWith,
    css,
    fonts,
    gzipBytes,
  };
}

export type BuiltSite = ReturnType<typeof builtSite>;
