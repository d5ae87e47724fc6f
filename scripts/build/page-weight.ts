// What a browser fetches for a page of the built site, and what it weighs.
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

/** An island that starts with the page; the others wait until somebody scrolls near. */
const AT_ONCE = /client="(?:load|painted|only|idle)"/;
const STATIC_IMPORT =
  /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+from\s*)?["'`](\.[^"'`]+\.js)["'`](?!\s*\))/g;
const LATE_IMPORT = /\bimport\(\s*["'`](\.[^"'`]+\.js)["'`]/g;

/** a folder with a built site */
export function siteIn(dist: string) {
  const read = (path: string) => readFileSync(join(dist, path), 'utf8');
  const importsOf = (path: string, pattern: RegExp) =>
    [...read(path).matchAll(pattern)].map((match) => posix.join(dirname(path), match[1] ?? ''));

  /** `''` is the landing page */
  const html = (route: string) => read(route === '404' ? '404.html' : join(route, 'index.html'));

  /** These and all they import at once; not what they import later. */
  function withImports(scripts: Iterable<string>, seen = new Set<string>()): Set<string> {
    for (const script of scripts) {
      if (seen.has(script)) continue;
      seen.add(script);
      withImports(importsOf(script, STATIC_IMPORT), seen);
    }
    return seen;
  }

  const scriptsIn = (tag: string) =>
    [...tag.matchAll(/="(\/_astro\/[^"]+\.js)"/g)].map((match) => match[1] ?? '');
  const islandScripts = (route: string, which: (tag: string) => boolean) =>
    (html(route).match(/<astro-island[^>]*>/g) ?? []).filter(which).flatMap(scriptsIn);

  /** Scripts fetched before anybody touches or scrolls the page. */
  const opening = (route: string) =>
    withImports([
      ...(html(route).match(/<script[^>]+src=[^>]*>|<link[^>]+modulepreload[^>]*>/g) ?? []).flatMap(
        scriptsIn,
      ),
      ...islandScripts(route, (tag) => AT_ONCE.test(tag)),
    ]);

  /** Scripts fetched once every island has come near. */
  const scrolled = (route: string) =>
    withImports(
      islandScripts(route, () => true),
      opening(route),
    );

  /** Scripts that the page may ever fetch, whatever people do on it. */
  function ever(route: string) {
    const seen = scrolled(route);
    // a set that grows is walked to its end
    for (const script of seen) withImports(importsOf(script, LATE_IMPORT), seen);
    return seen;
  }

  /** The files of a dashboard's tabs, in the order of the tabs. */
  const tabs = (route: string) =>
    islandScripts(route, () => true)
      .flatMap((script) => importsOf(script, LATE_IMPORT))
      .filter((script) => /\/\w+Tab\.[\w-]+\.js$/.test(script));

  /** Sheets that the first paint waits for; one for the printer is not among them. */
  const styles = (route: string) =>
    (html(route).match(/<link[^>]+rel="stylesheet"[^>]*>/g) ?? [])
      .filter((tag) => !tag.includes('media="print"'))
      .map((tag) => /href="(\/_astro\/[^"]+)"/.exec(tag)?.[1] ?? '');

  /** Every sheet's text, in the page and beside it. */
  const css = (route: string) =>
    [
      ...[...html(route).matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? ''),
      ...styles(route).map(read),
    ].join('\n');

  /** Font files that the page's sheets name. */
  const fonts = (route: string) => [
    ...new Set(
      [...css(route).matchAll(/url\(["']?(\/_astro\/[^"')]+\.woff2)/g)].map((match) => match[1] ?? ''),
    ),
  ];

  /** Bytes as gzip sends them. */
  const weigh = (paths: Iterable<string>) =>
    [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path))).length, 0);

  return { html, read, withImports, opening, scrolled, ever, tabs, styles, css, fonts, weigh };
}
