import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtSite } from '../../scripts/build/built-site.ts';
import { dist } from './dist.ts';

const site = builtSite(dist);

const routes = [
  '',
  'about',
  'services',
  'contact',
  'privacy',
  'terms',
  'login',
  'signup',
  'otp-verification',
  'forgot-password',
  'admin-dashboard',
  'client-dashboard',
  'security-dashboard',
];

describe('the built site', () => {
  test('has a page for each route of SPEC section 2', () => {
    for (const route of routes) expect(existsSync(join(dist, route, 'index.html')), `/${route}`).toBe(true);
  });

  test('text files are precompressed with brotli and gzip', () => {
    const texts = globSync('**/*.{html,js,css,svg}', { cwd: dist }).filter(
      (file) => statSync(join(dist, file)).size > 1024,
    );
    expect(texts.length).toBeGreaterThan(20);
    for (const file of texts) {
      expect(existsSync(join(dist, `${file}.br`)), `${file}.br`).toBe(true);
      expect(existsSync(join(dist, `${file}.gz`)), `${file}.gz`).toBe(true);
    }
  });

  test('the adapter of the hosted API is loaded on demand only', () => {
    const adapter = globSync('**/*.js', { cwd: dist }).filter((file) =>
      readFileSync(join(dist, file), 'utf8').includes('Access-Control-Allow-Origin'),
    );
    expect(adapter).toHaveLength(1);
    for (const route of ['', 'login', 'admin-dashboard', 'client-dashboard', 'security-dashboard'])
      expect([...site.islandsScripts(route)].filter((script) => script.endsWith(adapter[0] ?? '?'))).toEqual(
        [],
      );
  });
});
