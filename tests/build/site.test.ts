import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dist } from './dist.ts';

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

  test('built for the same origin, it contains no code for an API on another origin', () => {
    const files = globSync('**/*.{html,js}', { cwd: dist });
    expect(files.length).toBeGreaterThan(50);
    const sources = files.map((file) => readFileSync(join(dist, file), 'utf8'));
    // of the adapter for older APIs, and of the module that says where the API is
    expect(
      sources.filter((text) => /access-control-allow-origin|before-hydration-url="\//i.test(text)),
    ).toEqual([]);
  });
});
