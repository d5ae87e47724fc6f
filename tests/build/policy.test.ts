import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type BuiltPage, elements, meta, pageAt, pages, publicPages } from './pages.ts';

const policy = (page: BuiltPage): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (meta(page, 'content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const isData = (type: string | undefined) => type?.endsWith('json');
const scripts = ({ html }: BuiltPage) =>
  elements(html, 'script').filter(({ attributes }) => !isData(attributes.type));

describe.each(pages)('the Content-Security-Policy of $path', (page) => {
  const rules = policy(page);

  test('precedes every script, style and link', () => {
    const place = page.html.indexOf('http-equiv="content-security-policy"');
    expect(place).toBeGreaterThan(0);
    expect(page.html.slice(0, place)).not.toMatch(/<(?:script|style|link)/);
  });

  test('allows each inline script and style by hash and no other', () => {
    const allowed = [...(rules.get('script-src') ?? []), ...(rules.get('style-src') ?? [])];
    expect(allowed.join(' ')).not.toMatch(/unsafe|https?:|\*|data:/);
    for (const { inner } of [...scripts(page), ...elements(page.html, 'style')])
      if (inner) expect(allowed, inner.slice(0, 60)).toContain(sha256(inner));
  });

  test('forbids frames, plugins, base URIs and untrusted script text', () => {
    expect(rules.get('default-src')).toEqual(["'self'"]);
    expect(rules.get('object-src')).toEqual(["'none'"]);
    expect(rules.get('base-uri')).toEqual(["'none'"]);
    expect(rules.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(rules.get('trusted-types')).toEqual([page.path.endsWith('-dashboard') ? 'default' : "'none'"]);
  });

  test('the page has no inline event handlers', () => {
    expect(page.html.match(/<[a-z][^>]*\son[a-z]+="/g)).toBeNull();
  });
});

describe.each(publicPages.filter(({ path }) => path !== '/'))('$path', (page) => {
  test('loads no script and the policy allows no script source', () => {
    expect(page.html.match(/<script[^>]+src=|modulepreload|<astro-island/g)).toBeNull();
    for (const source of policy(page).get('script-src') ?? []) expect(source).toMatch(/^'sha256-/);
  });
});

test('the map frame is empty until in sight, sandboxed and limited to openstreetmap.org', () => {
  const page = pageAt('/contact');
  const [frame] = elements(page.html, 'iframe');
  expect(frame?.attributes).toMatchObject({ sandbox: 'allow-scripts allow-popups' });
  expect(frame?.attributes.src).toBeUndefined();
  expect(policy(page).get('frame-src')).toEqual(['https://www.openstreetmap.org']);
  expect(policy(page).get('connect-src')).toEqual(["'self'", 'https://www.openstreetmap.org']);
  for (const other of pages.filter(({ path }) => path !== '/contact'))
    expect(policy(other).has('frame-src'), other.path).toBe(false);
});

test('no page loads anything from another origin', () => {
  for (const { path, html } of pages)
    expect(
      html.match(/<(?:script|img|iframe|source|video|audio)[^>]+(?:src|srcset)="(?:https?:)?\/\//g),
      path,
    ).toBeNull();
});

test.each(publicPages)('the inline script of $path weighs at most 2.4 KB', (page) => {
  const [first] = scripts(page).filter(({ attributes }) => !attributes.type);
  expect(gzipSync(first?.inner ?? '', { level: 9 }).length).toBeLessThanOrEqual(2400);
});
