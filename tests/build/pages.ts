import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHtml } from '../../scripts/build/html.ts';
import { dist } from './dist.ts';

export interface BuiltPage {
  /** URL path without a trailing slash; `/404.html` for the page that static hosts show. */
  path: string;
  html: string;
  /** True if search engines may index it. */
  listed: boolean;
}

const pathOf = (file: string) =>
  file === '404.html' ? '/404.html' : `/${file}`.replace(/\/?index\.html$/, '') || '/';

/** Every page of the built site. */
export const pages: readonly BuiltPage[] = globSync('**/*.html', { cwd: dist })
  .sort()
  .map((file) => {
    const html = readFileSync(join(dist, file), 'utf8');
    return { path: pathOf(file), html, listed: !html.includes('<meta name="robots" content="noindex"') };
  });

export const pageAt = (path: string): BuiltPage => {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`dist has no ${path}`);
  return page;
};

/** The public pages of SPEC section 2. */
export const publicPages = ['/', '/about', '/services', '/contact', '/privacy', '/terms'].map(pageAt);

export interface Element {
  attributes: Readonly<Record<string, string>>;
  /** The element's markup without its own tags. */
  inner: string;
}

/** The elements with that tag name, in document order. */
export const elements = (html: string, name: string): Element[] =>
  parseHtml(html)
    .querySelectorAll(name)
    .map(({ attributes, innerHTML }) => ({ attributes, inner: innerHTML }));

/** The `content` of the page's meta element of that name or property. */
export const meta = ({ html }: BuiltPage, name: string): string | undefined =>
  elements(html, 'meta').find(
    ({ attributes }) => (attributes.name ?? attributes.property ?? attributes['http-equiv']) === name,
  )?.attributes.content;
