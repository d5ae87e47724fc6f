import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from './dist.ts';

export interface BuiltPage {
  /** As a visitor asks for it, without the last slash; `/404.html` for the page that other hosts show. */
  path: string;
  html: string;
  /** Search engines may show it. */
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

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#38': '&',
};
const plain = (text: string) => text.replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole);

export interface Element {
  attributes: Readonly<Record<string, string>>;
  /** What is inside, as written. Empty for elements without content. */
  inner: string;
}

/** The elements of a kind, in order. Fit for those that never stand inside each other. */
export function elements(html: string, name: string): Element[] {
  const found = html.matchAll(new RegExp(`<${name}(?=[\\s>])([^>]*)>(?:([^]*?)</${name}>)?`, 'g'));
  return Array.from(found, ([, tag = '', inner = '']) => ({
    inner,
    attributes: Object.fromEntries(
      Array.from(tag.matchAll(/([\w:-]+)(?:="([^"]*)")?/g), ([, key = '', value = '']) => [
        key,
        plain(value),
      ]),
    ),
  }));
}

/** The `content` of the page's meta element of that name or property. */
export const meta = ({ html }: BuiltPage, name: string): string | undefined =>
  elements(html, 'meta').find(
    ({ attributes }) => (attributes.name ?? attributes.property ?? attributes['http-equiv']) === name,
  )?.attributes.content;
