import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { builtSite } from '../../scripts/build/built-site.ts';
import { dist } from './dist.ts';

const site = builtSite(dist);

const publicPages = ['', 'about', 'services', 'contact', 'privacy', 'terms', '404'];
const authPages = [
  'login',
  'signup',
  'otp-verification',
  'forgot-password',
  'invitation',
  'keep-email',
  'not-me',
  'offer',
];

/** Budgets in KB, with some 5 % of air: round one up to the next 5 when a feature needs it. */
const budgets = [
  { pages: publicPages, javascript: 0, css: 10, total: 25 },
  { pages: authPages, javascript: 110, css: 10, total: 125 },
  { pages: ['bill'], javascript: 120, css: 15, total: 140 },
  { pages: ['admin-dashboard'], javascript: 155, css: 35, total: 195 },
  { pages: ['client-dashboard'], javascript: 120, css: 35, total: 160 },
  { pages: ['security-dashboard'], javascript: 135, css: 35, total: 175 },
].flatMap(({ pages, ...budget }) => pages.map((route) => ({ route, ...budget })));

describe('bytes before any interaction, gzip', () => {
  test.each(budgets)('/$route loads at most $total KB, $javascript of them JavaScript', (budget) => {
    const { route, javascript, css, total } = budget;
    const scripts = site.gzipBytes(site.initialScripts(route));
    const sheets = site.gzipBytes(site.stylesheets(route));
    expect(scripts > 0).toBe(javascript > 0);
    expect(scripts / 1000).toBeLessThanOrEqual(javascript);
    expect(gzipSync(site.css(route)).length / 1000).toBeLessThanOrEqual(css);
    expect((gzipSync(site.html(route)).length + sheets + scripts) / 1000).toBeLessThanOrEqual(total);
  });

  test('the landing page loads at most 110 KB of JavaScript with all of its islands', () => {
    expect(site.gzipBytes(site.islandsScripts('')) / 1000).toBeLessThanOrEqual(110);
  });
});

/** Class names without rules of their own: a carousel's kind, markers of groups, and what print styles or tests ask for. */
const NO_RULE =
  /^(?:carousel-(?:frame|one|peek|page|above|beside)|avatar|button|control|control-group|group|legal|service|spot)$/;

describe.each([...publicPages, ...authPages])('the public page /%s', (route) => {
  test('loads at most 30 KB of fonts', () => {
    // Browsers load a face of another script with its first letter.
    const fonts = site.fonts(route).filter((font) => !font.includes('devanagari'));
    expect(fonts.length).toBeGreaterThan(0);
    const bytes = fonts.reduce((sum, font) => sum + readFileSync(join(dist, font)).length, 0);
    expect(bytes / 1000).toBeLessThanOrEqual(30);
  });

  test('has a CSS rule for each class in its markup', () => {
    const css = site.css(route).replaceAll('\\', '');
    const classes = [...site.html(route).matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
    );
    const unstyled = [...new Set(classes)].filter((name) => name && !css.includes(`.${name}`));
    expect(unstyled.filter((name) => !NO_RULE.test(name))).toEqual([]);
  });
});

describe.each(authPages)('/%s', (route) => {
  test('no stylesheet, font or script blocks the first paint', () => {
    expect(site.stylesheets(route)).toEqual([]);
    expect(site.html(route)).not.toMatch(/<link[^>]+rel="(?:modulepreload|preload)"|<script[^>]+src=/);
  });
});

describe.each(publicPages.slice(1))('the public page /%s', (route) => {
  test('loads no JavaScript', () => {
    expect([...site.islandsScripts(route)]).toEqual([]);
    expect(site.html(route)).not.toMatch(/<script[^>]+src=/);
  });
});

describe.each([
  ['admin-dashboard', 12],
  ['client-dashboard', 4],
  ['security-dashboard', 4],
])('/%s', (route, count) => {
  const shown = site.initialScripts(route);

  test('each tab but the first has a chunk of its own', () => {
    expect(site.tabScripts(route)).toHaveLength(count);
  });

  test('no reader of sheets is loaded before an import is opened', () => {
    // A part of a workbook, and the code page in which Excel saves a CSV file.
    const isReader = (script: string) => /sharedStrings|windows-1252/.test(site.read(script));
    expect([...shown, ...site.tabScripts(route)].filter(isReader)).toEqual([]);
  });

  test('no schema is loaded before a form is opened', () => {
    // Every Zod schema contains this property (standardschema.dev), and no other code does.
    expect([...shown].filter((script) => site.read(script).includes('~standard'))).toEqual([]);
  });
});
