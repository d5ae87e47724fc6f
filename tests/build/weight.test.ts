import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { root } from '../arch/files.ts';

const dist = join(root, 'dist');
const page = (path: string) => readFileSync(join(dist, path, 'index.html'), 'utf8');
const staticPages = ['about', 'services', 'contact', 'privacy', 'terms'];
const routes = [
  '',
  ...staticPages,
  'login',
  'signup',
  'otp-verification',
  'forgot-password',
  'admin-dashboard',
  'client-dashboard',
  'security-dashboard',
];

const scriptsOf = (html: string): string[] => [
  ...new Set(
    [
      ...html.matchAll(
        /(?:src|component-url|renderer-url|before-hydration-url)="(\/_astro\/[^"]+\.js)"|<link[^>]+rel="modulepreload"[^>]+href="([^"]+\.js)"/g,
      ),
    ].map((match) => match[1] ?? match[2] ?? ''),
  ),
];

/** All that a script imports at once, itself included; not what it imports later. */
function withImports(script: string, seen = new Set<string>()): Set<string> {
  if (seen.has(script)) return seen;
  seen.add(script);
  const source = readFileSync(join(dist, script), 'utf8');
  for (const [, path] of source.matchAll(
    /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+from\s*)?["'](\.[^"']+\.js)["']/g,
  )) {
    withImports(posix.join(dirname(script), path ?? ''), seen);
  }
  return seen;
}

/** Bytes of JavaScript a page loads before anybody touches it, gzip. */
function javascript(path: string): number {
  const all = new Set<string>();
  for (const script of scriptsOf(page(path))) withImports(script, all);
  return [...all].reduce((sum, script) => sum + gzipSync(readFileSync(join(dist, script))).length, 0);
}

describe('the built site', () => {
  test('has a page for each route of the spec', () => {
    for (const route of routes) expect(existsSync(join(dist, route, 'index.html')), `/${route}`).toBe(true);
  });

  test('loads no external script on the static pages', () => {
    for (const path of staticPages) {
      expect(
        page(path).match(/<script[^>]+src=|<link[^>]+modulepreload|<astro-island/g),
        `/${path}`,
      ).toBeNull();
    }
  });

  test('allows no inline script that the policy does not name', () => {
    for (const path of routes) {
      const policy = /<meta http-equiv="content-security-policy" content="([^"]+)"/i.exec(page(path))?.[1];
      const scripts = policy?.split(';').find((part) => part.trim().startsWith('script-src'));
      expect(scripts, `/${path}`).toBeDefined();
      expect(scripts, `/${path}`).not.toContain('unsafe-inline');
    }
  });

  test('is compressed beforehand, in both ways', () => {
    const texts = globSync('**/*.{html,js,css,svg}', { cwd: dist }).filter(
      (file) => statSync(join(dist, file)).size > 1024,
    );
    expect(texts.length).toBeGreaterThan(20);
    for (const file of texts) {
      expect(existsSync(join(dist, `${file}.br`)), `${file}.br`).toBe(true);
      expect(existsSync(join(dist, `${file}.gz`)), `${file}.gz`).toBe(true);
    }
  });

  test.each([
    ['login', 85],
    ['signup', 85],
    ['otp-verification', 85],
    ['forgot-password', 85],
    ['admin-dashboard', 125],
    ['client-dashboard', 125],
    ['security-dashboard', 125],
  ])('/%s loads at most %i KB of JavaScript', (path, kilobytes) => {
    const bytes = javascript(path);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes / 1000, `${bytes} bytes`).toBeLessThanOrEqual(kilobytes);
  });
});
