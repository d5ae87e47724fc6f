import { describe, expect, test } from 'vitest';
import { siteIn } from '../../scripts/page-weight.mjs';
import { dist } from './dist.ts';

const site = siteIn(dist);

const atMost = (bytes: number, kilobytes: number) => {
  expect(bytes).toBeGreaterThan(0);
  expect(bytes / 1000, `${bytes} bytes`).toBeLessThanOrEqual(kilobytes);
};

describe('JavaScript, gzip, before anybody touches the page', () => {
  test.each([
    ['login', 85],
    ['signup', 85],
    ['otp-verification', 85],
    ['forgot-password', 85],
    ['admin-dashboard', 105],
    ['client-dashboard', 105],
    ['security-dashboard', 105],
  ])('/%s loads at most %i KB', (route, kilobytes) => atMost(site.weigh(site.opening(route)), kilobytes));

  test('the landing page loads none until an island comes near', () => {
    expect([...site.opening('')]).toEqual([]);
  });

  test('the landing page loads at most 79 KB once all of its islands did', () =>
    atMost(site.weigh(site.scrolled('')), 79));
});

describe.each([
  ['admin-dashboard', 5, 165],
  ['client-dashboard', 3, 95],
  ['security-dashboard', 2, 130],
])('/%s', (route, count, withFirstTab) => {
  const shell = site.opening(route);
  const [first = '', ...others] = site.tabs(route);
  const shown = site.withImports([first], new Set(shell));

  test('keeps each tab in a file of its own', () => {
    expect(site.tabs(route)).toHaveLength(count);
    expect(shell).not.toContain(first);
  });

  test('loads nothing of a tab that is not open', () => {
    for (const tab of others) {
      expect(shown).not.toContain(tab);
      // What only this tab needs stays away too.
      const own = [...site.withImports([tab])].filter((script) => !shown.has(script));
      expect(own.length, tab).toBeGreaterThan(0);
    }
    expect([...shown].filter((script) => /(?:Panel|DateField|ComboBox|Toasts)\./.test(script))).toEqual([]);
  });

  test('loads no schema before a form is opened', () => {
    // Zod says so of each schema (standardschema.dev), and no other code does.
    expect([...shown].filter((script) => site.read(script).includes('~standard'))).toEqual([]);
  });

  test(`weighs at most ${withFirstTab} KB with its first tab`, () => atMost(site.weigh(shown), withFirstTab));
});
