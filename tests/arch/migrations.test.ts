import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

const folder = join(root, 'packages/api/src/db/migrations');

/**
 * SHA-256 of the files of every released migration. Add the lines of new ones at a release and never change a line:
 * databases that ran the old text would not get the new one. Nothing is released before 1.0.0-beta.
 */
const released: Record<string, string> = {};

const hashOf = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex');

test('a released migration never changes', () => {
  const now = Object.fromEntries(Object.keys(released).map((file) => [file, hashOf(file)]));
  expect(now).toEqual(released);
});

test('migrations are numbered without gaps or duplicates', () => {
  const numbers = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => Number(/^(\d{4})-[a-z-]+\.ts$/.exec(file)?.[1]));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
