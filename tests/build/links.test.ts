import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '../../src/content/company.ts';
import { services } from '../../src/content/services.ts';
import { dist } from './dist.ts';
import { type BuiltPage, elements, pageAt, pages } from './pages.ts';

const site = 'https://here.example';

const hrefs = ({ html }: BuiltPage) => elements(html, 'a').map(({ attributes }) => attributes);

/** The target of a link within this site; undefined for other sites, phone numbers and emails. */
function siteUrl(href: string, from: BuiltPage): URL | undefined {
  const url = new URL(href, `${site}${from.path}`);
  return url.origin === site ? url : undefined;
}

const hasTarget = ({ pathname, hash }: URL): boolean => {
  const path = pathname.replace(/(.)\/$/, '$1');
  const target = pages.find((page) => page.path === path);
  if (!target) return !hash && existsSync(join(dist, path));
  return hash === '' || target.html.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
};

test.each(pages)('every internal link of $path has an existing target and fragment', (page) => {
  const links = hrefs(page).flatMap(({ href = '' }) => siteUrl(href, page) ?? []);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((url) => !hasTarget(url)).map(({ pathname, hash }) => pathname + hash)).toEqual([]);
});

test.each(pages)('every file that $path references exists', (page) => {
  const named = ['link', 'script', 'img', 'source'].flatMap((name) =>
    elements(page.html, name).flatMap(({ attributes }) => [
      ...(name === 'link' && /canonical|alternate/.test(attributes.rel ?? '')
        ? []
        : [attributes.href, attributes.src]),
      ...(attributes.srcset ?? attributes.imagesrcset ?? '')
        .split(',')
        .map((one) => one.trim().split(' ')[0]),
    ]),
  );
  const missing = named.filter((path) => path && !existsSync(join(dist, path)));
  expect(missing).toEqual([]);
});

test.each(pages)('external links of $path have rel=noopener and open outside the page', (page) => {
  const externalLinks = hrefs(page).filter(({ href = '' }) => /^https?:/.test(href) && !siteUrl(href, page));
  for (const { href, rel, target } of externalLinks) {
    expect(rel?.split(' '), href).toContain('noopener');
    expect(target, href).toMatch(/^(?:_blank|office-map)$/);
  }
});

test('Proposal opens its document in a new tab, Get Started leads to login, Inquire Now to contact', () => {
  const landing = hrefs(pageAt('/'));
  expect(landing.find(({ href }) => href === company.proposalUrl)?.target).toBe('_blank');
  const words = (path: string, href: string) =>
    elements(pageAt(path).html, 'a')
      .filter(({ attributes }) => attributes.href === href)
      .map(({ inner }) => inner.trim());
  expect(words('/', '/login')).toContain('Get Started');
  for (const { id } of services)
    expect(words('/services', `/contact?service=${id}`)).toEqual([expect.stringMatching(/^Inquire Now/)]);
  expect(services).toHaveLength(4);
});

test('the 404 page links to the landing page', () => {
  expect(hrefs(pageAt('/404.html')).map(({ href }) => href)).toContain('/');
});
