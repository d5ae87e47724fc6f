import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { company } from '../../src/content/company.ts';
import { faq } from '../../src/content/faq.ts';
import { locales } from '../../src/content/locales.ts';
import { dist } from './dist.ts';
import { type BuiltPage, elements, meta, pageAt, pages, publicPages } from './pages.ts';

const text = (file: string) => readFileSync(join(dist, file), 'utf8');
const links = ({ html }: BuiltPage, rel: string) =>
  elements(html, 'link').flatMap(({ attributes }) => (attributes.rel === rel ? [attributes] : []));
const site = new URL('/', links(pageAt('/'), 'canonical')[0]?.href).href;
const address = ({ path }: BuiltPage) => new URL(path, site).href;
const listed = pages.filter((page) => page.listed);

type Thing = Record<string, unknown> & { '@type': string };
const things = ({ html }: BuiltPage): Thing[] =>
  elements(html, 'script')
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .flatMap(({ inner }) => (JSON.parse(inner) as { '@graph': Thing[] })['@graph']);
const thing = (path: string, type: string) => things(pageAt(path)).find((one) => one['@type'] === type);

describe.each(listed)('$path', (page) => {
  test('has a canonical URL and one alternate per language', () => {
    expect(links(page, 'canonical').map(({ href }) => href)).toEqual([address(page)]);
    const tags = links(page, 'alternate').map(({ hreflang }) => hreflang);
    expect(tags).toEqual([...locales.map(({ tag }) => tag), 'x-default']);
    expect(page.html).toContain(`<html lang="${locales[0].tag}"`);
  });

  test('has a meta description of 20 to 170 characters', () => {
    expect(meta(page, 'description')?.length).toBeGreaterThan(20);
    expect(meta(page, 'description')?.length).toBeLessThan(170);
  });

  test('has a share image of the declared size', async () => {
    const picture = new URL(meta(page, 'og:image') ?? '').pathname;
    const { width, height, size } = await sharp(readFileSync(join(dist, picture))).metadata();
    expect(`${width}`).toBe(meta(page, 'og:image:width'));
    expect(`${height}`).toBe(meta(page, 'og:image:height'));
    expect(size).toBeLessThan(300_000);
    expect(meta(page, 'og:image:alt')?.length).toBeGreaterThan(10);
    expect(meta(page, 'og:url')).toBe(address(page));
    expect(meta(page, 'og:title')).toBeTruthy();
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');
  });
});

test('titles are unique and public descriptions and share images too', () => {
  const different = (values: (string | undefined)[]) => expect(new Set(values).size).toBe(values.length);
  different(pages.map(({ html }) => elements(html, 'title')[0]?.inner));
  different(publicPages.map((page) => meta(page, 'description')));
  different(publicPages.map((page) => meta(page, 'og:image')));
});

test('dashboards and the 404 page are noindex', () => {
  const unlisted = pages.filter((page) => !page.listed).map(({ path }) => path);
  expect(unlisted).toEqual(
    expect.arrayContaining(['/404.html', '/admin-dashboard', '/client-dashboard', '/security-dashboard']),
  );
  for (const { path } of publicPages) expect(unlisted).not.toContain(path);
});

test('security.txt names a contact and ends within a year', () => {
  const lines = Object.fromEntries(
    text('.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(lines.Contact).toMatch(/^mailto:\S+@\S+$/);
  expect(lines.Canonical).toMatch(/\/\.well-known\/security\.txt$/);
  const days = (Date.parse(lines.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
});

test('the sitemap lists exactly the public pages and robots.txt links it', () => {
  const [, index] = /Sitemap: (\S+)/.exec(text('robots.txt')) ?? [];
  const locations = (file: string) => elements(text(file), 'loc').map(({ inner }) => inner);
  const files = locations(new URL(index ?? '').pathname);
  const named = files.flatMap((file) => locations(new URL(file).pathname));
  expect(named.sort()).toEqual(publicPages.map(address).sort());
});

test('structured data describes the company with hours and services', () => {
  for (const path of ['/', '/contact'])
    expect(thing(path, 'LocalBusiness')).toMatchObject({
      name: company.name,
      telephone: company.phones[0].number,
      openingHours: 'Mo-Fr 09:00-18:00',
      address: { postalCode: company.address.postcode, addressCountry: 'IN' },
    });
  expect(thing('/', 'LocalBusiness')?.makesOffer).toHaveLength(4);
});

test('structured data holds the three questions shown on the page', () => {
  const { html } = pageAt('/contact');
  expect(thing('/contact', 'FAQPage')?.mainEntity).toHaveLength(3);
  const structuredData = JSON.stringify(thing('/contact', 'FAQPage'));
  for (const { question, answer } of faq)
    for (const words of [question, answer]) {
      expect(structuredData).toContain(words);
      expect(html.slice(html.indexOf('<main'))).toContain(words);
    }
});

test.each(publicPages.filter(({ path }) => path !== '/'))('$path has breadcrumb structured data', (page) => {
  const [home, here] = (thing(page.path, 'BreadcrumbList')?.itemListElement ?? []) as {
    name: string;
    item?: string;
  }[];
  expect(home).toMatchObject({ name: 'Home', item: site });
  expect(elements(page.html, 'title')[0]?.inner).toBe(`${here?.name} · ${company.name}`);
});

test('the manifest lists icons of the declared sizes, one of them maskable', async () => {
  const { icons, ...manifest } = JSON.parse(text('manifest.webmanifest')) as Record<string, unknown> & {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: company.name, start_url: '/', lang: locales[0].tag });
  for (const { src, sizes } of icons.filter(({ sizes }) => sizes !== 'any')) {
    const { width, height } = await sharp(join(dist, src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
});

test('every page has a theme color for light and dark', () => {
  for (const { path, html } of pages) {
    const colors = elements(html, 'meta').filter(({ attributes }) => attributes.name === 'theme-color');
    expect(
      colors.map(({ attributes }) => attributes.media),
      path,
    ).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  }
});
