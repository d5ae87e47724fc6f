import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { builtSite } from '../../scripts/build/built-site.ts';
import { dist } from './dist.ts';

const site = builtSite(dist);

const publicPages = ['', 'about', 'services', 'contact', 'privacy', 'terms', '404'];
const authPages = ['login', 'signup', 'otp-verification', 'forgot-password', 'invitation'];
const dashboards = ['admin-dashboard', 'client-dashboard', 'security-dashboard'];

/** Budgets in KB, with some 5 % of air: round one up to the next 5 when a feature needs it. */
const budgets = [
  { pages: publicPages, javascript: 0, css: 10, total: 20 },
  { pages: authPages, javascript: 90, css: 10, total: 105 },
  { pages: ['admin-dashboard'], javascript: 120, css: 15, total: 140 },
  { pages: ['client-dashboard'], javascript: 95, css: 15, total: 110 },
  { pages: ['security-dashboard'], javascript: 100, css: 15, total: 120 },
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

  test('the landing page loads at most 80 KB of JavaScript with all of its islands', () => {
    expect(site.gzipBytes(site.islandsScripts('')) / 1000).toBeLessThanOrEqual(80);
  });
});

/** Class names without rules of their own: a carousel's kind, a button's default size, a marker for Tailwind's `group-open`. */
const NO_RULE =
  /^(?:carousel-(?:frame|one|peek|page|above|beside)|button-(?:medium|plain)|group|legal|service|spot)$/;
/** A class that react-aria sets, and a marker for Tailwind's `group-hover`. */
const NO_CLASS_HERE = ['contents', 'group'];

describe.each([...publicPages, ...authPages])('the public page /%s', (route) => {
  test('loads at most 30 KB of fonts', () => {
    const fonts = site.fonts(route);
    expect(fonts.length).toBeGreaterThan(0);
    const bytes = fonts.reduce((sum, font) => sum + readFileSync(join(dist, font)).length, 0);
    expect(bytes / 1000).toBeLessThanOrEqual(30);
  });

  test('requests nothing from other origins', () => {
    const foreignUrls = site
      .html(route)
      .match(
        /<(?:img|script|iframe|source|link rel="(?:stylesheet|preload|modulepreload|icon)")[^>]*(?:src|srcset|href)="(?:https?:)?\/\/[^"]*"/g,
      );
    expect(foreignUrls).toBeNull();
    expect(site.css(route)).not.toMatch(/url\(["']?(?:https?:)?\/\//);
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

/** Classes that have a rule. */
const rules = (css: string) =>
  new Set(
    Array.from(css.matchAll(/\.((?:\\.|[a-zA-Z_-])(?:\\.|[\w-])*)/g), ([, name = '']) =>
      name.replaceAll('\\', ''),
    ),
  );
/** The dashboards' complete stylesheet, which covers all states of all components. */
const completeStyles = site.lazyStylesheets('admin-dashboard').map(site.read).join('');

/** Classes in scripts that have a rule in the dashboards' stylesheet and not in this one. */
function unstyledClasses(scripts: Iterable<string>, css: string): string[] {
  const known = rules(completeStyles);
  const inlined = rules(css);
  const named = [...scripts].flatMap((script) => site.read(script).match(/[^\s"'`]+/g) ?? []);
  return [...new Set(named)].filter(
    (name) => known.has(name) && !inlined.has(name) && !NO_CLASS_HERE.includes(name),
  );
}

describe.each(authPages)('/%s', (route) => {
  const late = [...site.allScripts(route)].filter((script) => !site.initialScripts(route).has(script));

  test('no stylesheet, font or script blocks the first paint', () => {
    expect(site.stylesheets(route)).toEqual([]);
    expect(site.html(route)).not.toMatch(/<link[^>]+rel="(?:modulepreload|preload)"|<script[^>]+src=/);
  });

  test('scripts that are needed later, such as the toasts, are lazy', () => {
    expect(late.some((script) => /\/Toasts\./.test(script))).toBe(true);
  });

  test('inlines the CSS of its lazy components', () => {
    const missing = unstyledClasses(site.allScripts(route), site.css(route));
    expect(missing).toEqual([]);
  });

  test('never loads the stylesheet of the dashboards', () => {
    expect(site.lazyStylesheets(route)).toEqual([]);
  });
});

describe.each(publicPages.slice(1))('the public page /%s', (route) => {
  test('loads no JavaScript', () => {
    expect([...site.islandsScripts(route)]).toEqual([]);
    expect(site.html(route)).not.toMatch(/<script[^>]+src=/);
  });
});

describe.each(dashboards)('the CSS of /%s', (route) => {
  const css = site.css(route);

  test('blocks the first paint with one stylesheet', () => {
    expect(site.stylesheets(route)).toHaveLength(1);
    expect(site.html(route)).not.toContain('<style');
  });

  test('has a rule for every class in the scripts that the dashboard loads first', () => {
    expect(unstyledClasses(site.initialScripts(route), css)).toEqual([]);
  });

  test('is followed by the complete stylesheet before anything shows that needs more', () => {
    const [complete = '', ...others] = site.lazyStylesheets(route);
    expect(others).toEqual([]);
    const withStyles = new Set(site.scriptsLoadedWith(route, complete));
    expect(withStyles.size).toBeGreaterThan(5);
    const alone = site.allScripts(route, (script) => withStyles.has(script));
    expect(unstyledClasses(alone, css)).toEqual([]);
    expect(unstyledClasses(site.allScripts(route), css + site.read(complete))).toEqual([]);
  });

  test('names its fonts once', () => {
    expect(css).toContain('@font-face');
    expect(completeStyles).not.toContain('@font-face');
  });
});

describe.each([
  ['admin-dashboard', 7],
  ['client-dashboard', 3],
  ['security-dashboard', 2],
])('/%s', (route, count) => {
  const shell = site.startScripts(route);
  const [first = '', ...others] = site.tabScripts(route);
  const shown = site.initialScripts(route);

  test('each tab has a chunk of its own', () => {
    expect(site.tabScripts(route)).toHaveLength(count);
    expect(shell).not.toContain(first);
  });

  test('the first tab is loaded with the page', () => {
    expect([...shown]).toEqual(expect.arrayContaining([...site.withImports([first])]));
  });

  test('react-aria is not loaded before an interaction', () => {
    // the element that its dialogs and menus render into
    expect([...shown].filter((script) => site.read(script).includes('data-react-aria-top-layer'))).toEqual(
      [],
    );
    expect(
      [...site.allScripts(route)].some((script) => site.read(script).includes('data-react-aria-top-layer')),
    ).toBe(true);
  });

  test('scripts of tabs that are not open are not loaded', () => {
    for (const tab of others) {
      expect(shown).not.toContain(tab);
      // Nor are chunks that only this tab needs.
      const own = [...site.withImports([tab])].filter((script) => !shown.has(script));
      expect(own.length, tab).toBeGreaterThan(0);
    }
    expect([...shown].filter((script) => /(?:Panel|DateField|ComboBox|Toasts)\./.test(script))).toEqual([]);
  });

  test('no schema is loaded before a form is opened', () => {
    // Every Zod schema contains this property (standardschema.dev), and no other code does.
    expect([...shown].filter((script) => site.read(script).includes('~standard'))).toEqual([]);
  });
});
