import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from './support/run.ts';

const root = resolve(import.meta.dirname, '../..');
const listed: Record<string, number> = JSON.parse(readFileSync(join(root, 'packages/ui/bytes.json'), 'utf8'));
const ACCEPT = '`node scripts/package/bytes.ts` accepts the new figures';

/** 5 % more, or 50 bytes where that is less than what another import of the same code adds. */
const budgetOf = (subpath: string) => Math.max((listed[subpath] ?? 0) * 1.05, (listed[subpath] ?? 0) + 50);

describe('bytes of each subpath', () => {
  let bytes: Record<string, number>;
  beforeAll(async () => {
    bytes = JSON.parse(await run(root, process.execPath, ['scripts/package/bytes.ts', '--print']));
  }, 240_000);

  test('every subpath is in bytes.json', () => {
    expect(Object.keys(bytes), ACCEPT).toEqual(Object.keys(listed));
  });

  test('no subpath weighs 5 % more than bytes.json says', () => {
    const grown = Object.entries(bytes).filter(([subpath, now]) => now > budgetOf(subpath));
    expect(
      grown.map(([subpath, now]) => `${subpath}: ${listed[subpath]} → ${now}`),
      ACCEPT,
    ).toEqual([]);
  });

  test('a button costs at most 3 KB, and no base component as much as the admin dashboard', () => {
    expect(bytes['./button']).toBeLessThan(3000);
    const base = Object.entries(bytes).filter(([subpath]) => !subpath.slice(2).includes('/'));
    const heaviest = Math.max(...base.map(([, now]) => now));
    expect(heaviest).toBeLessThan(bytes['./islands/admin-dashboard'] ?? 0);
  });
});
