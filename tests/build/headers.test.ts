import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dist } from './dist.ts';
import { meta, pages } from './pages.ts';
import { type ServedSite, serveSite } from './served.ts';

type Rule = readonly [pattern: string, name: string, value: string];

/** Parses `_headers` as Cloudflare Pages and Netlify do: a path, then its headers, indented; `*` matches any text. */
function rules(text: string): Rule[] {
  let pattern = '';
  return text.split('\n').flatMap((line): Rule[] => {
    const [, name = '', value = ''] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name) return [[pattern, name, value]];
    pattern = line.trim();
    return [];
  });
}

const written = rules(readFileSync(join(dist, '_headers'), 'utf8'));
const applies = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

let server: ServedSite;
beforeAll(async () => {
  server = await serveSite();
}, 60_000);
afterAll(() => server.stop());

/** Headers of a single response or connection, which do not depend on the path. */
const PER_RESPONSE_HEADERS =
  /^(?:connection|content-encoding|content-length|content-type|date|etag|keep-alive|transfer-encoding|vary|x-request-id)$/;

async function served(path: string): Promise<Record<string, string>> {
  const { headers } = await fetch(`${server.url}${path}`, { redirect: 'manual' });
  return Object.fromEntries([...headers].filter(([name]) => !PER_RESPONSE_HEADERS.test(name)));
}

const asset = readdirSync(join(dist, '_astro')).find((file) => file.endsWith('.css'));
const addresses = [
  ...pages.map(({ path }) => path).filter((path) => path !== '/404.html'),
  '/about/',
  '/robots.txt',
  '/.well-known/security.txt',
  '/favicon.svg',
  `/_astro/${asset}`,
];

describe('the _headers file', () => {
  test.each(addresses)('gives %s the headers that this server sends', async (path) => {
    const matching = written.filter(([pattern]) => applies(pattern, path));
    // static hosts join the values of one header from several rules
    expect(new Set(matching.map(([, name]) => name)).size).toBe(matching.length);
    expect(Object.fromEntries(matching.map(([, name, value]) => [name, value]))).toEqual(await served(path));
  });

  test.each(pages.filter(({ path }) => path !== '/404.html'))(
    'gives $path the policy of its meta element',
    async (page) => {
      const policy = meta(page, 'content-security-policy');
      expect(policy).toMatch(/^default-src 'self';/);
      expect((await served(page.path))['content-security-policy']).toBe(`${policy};frame-ancestors 'none'`);
    },
  );

  test('frame-ancestors is none, and hashed files are cached for a year', async () => {
    for (const path of ['/', '/about', '/robots.txt'])
      expect((await served(path))['content-security-policy']).toMatch(/(?:^|;)frame-ancestors 'none'$/);
    expect((await served(`/_astro/${asset}`))['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('has at most 100 rules, the limit of static hosts', () => {
    expect(new Set(written.map(([pattern]) => pattern)).size).toBeLessThanOrEqual(100);
  });
});
