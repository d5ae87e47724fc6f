import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dist } from './dist.ts';

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
});
