import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from '../../scripts/build/built-site.ts';

/** Bytes of a file's brotli variant, without headers. */
const sentBytes = (dist: string, path: string) => {
  const file = join(dist, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};

/** Transferred bytes of each page: HTML and CSS, the scripts before any interaction, and those with all islands or the first tab. */
export function weightTable(site: BuiltSite, dist: string, routes: readonly string[]) {
  const sum = (paths: Iterable<string>) =>
    [...paths].reduce((bytes, path) => bytes + sentBytes(dist, path), 0);
  const row = (route: string) => {
    const initial = site.initialScripts(route);
    const [firstTab] = site.tabScripts(route);
    const shown = firstTab ? site.withImports([firstTab], new Set(initial)) : site.islandsScripts(route);
    return {
      HTML: sentBytes(dist, route === '404' ? '404.html' : join(route, 'index.html')),
      CSS: sum(site.stylesheets(route)),
      JavaScript: sum(initial),
      files: initial.size,
      'with islands or first tab': sum(shown),
    };
  };
  return Object.fromEntries(routes.map((route) => [`/${route}`, row(route)]));
}
