import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { moduleExports } from '../../scripts/package/exports.ts';
import { run } from './support/run.ts';

const root = resolve(import.meta.dirname, '../..');
const listed: Record<string, number> = JSON.parse(readFileSync(join(root, 'packages/ui/bytes.json'), 'utf8'));
const ACCEPT = '`node scripts/package/bytes.ts` accepts the new figures';

/** 5 % more, or 50 bytes where that is less than what another import of the same code adds. */
const budgetOf = (subpath: string) => Math.max((listed[subpath] ?? 0) * 1.05, (listed[subpath] ?? 0) + 50);

const subpaths = Object.keys(moduleExports(join(root, 'packages/ui')));
const BUTTON = './button';
const ADMIN = './islands/admin-dashboard';
/** To bundle each takes 20 s: `npm test` bundles every eighth and the two that have limits, `npm run prove -- consumers` all. */
const weighed = process.env.PROVE
  ? subpaths
  : subpaths.filter((subpath, index) => index % 8 === 0 || subpath === BUTTON || subpath === ADMIN);

test('every subpath is in bytes.json', () => {
  expect(subpaths, ACCEPT).toEqual(Object.keys(listed));
});

describe('bytes of each subpath', () => {
  let bytes: Record<string, number>;
  beforeAll(async () => {
    const args = ['scripts/package/bytes.ts', '--print', ...weighed];
    bytes = JSON.parse(await run(root, process.execPath, args));
    expect(Object.keys(bytes)).toEqual(weighed);
  }, 240_000);

  test('no subpath weighs 5 % more than bytes.json says', () => {
    const grown = Object.entries(bytes).filter(([subpath, now]) => now > budgetOf(subpath));
    expect(
      grown.map(([subpath, now]) => `${subpath}: ${listed[subpath]} → ${now}`),
      ACCEPT,
    ).toEqual([]);
  });

  test('a button costs at most 3 KB, and no base component as much as the admin dashboard', () => {
    expect(bytes[BUTTON]).toBeLessThan(3000);
    const base = Object.entries(bytes).filter(([subpath]) => !subpath.slice(2).includes('/'));
    const heaviest = Math.max(...base.map(([, now]) => now));
    expect(heaviest).toBeLessThan(bytes[ADMIN] ?? 0);
  });
});
