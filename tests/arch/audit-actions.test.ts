import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toldActions } from '@prahari/contract';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

/** Words that stand for `${…}` in an action's name. */
const FILLED: Record<string, readonly string[]> = {
  client_application: ['submitted', 'approved', 'rejected'],
  security_application: ['submitted', 'accepted', 'rejected'],
  second_factor: ['set_up', 'on', 'off', 'reset'],
};

/** What is written to the audit log anywhere: `'bill.paid'`, or `second_factor.${what}` with each of its words. */
const written = new Set(
  sourceFiles()
    .filter((file) => /^packages\/api\/src\/features\/.*\.service\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/\baction\b([^\n]+)/g)])
    .flatMap(([, words = '']) => [...words.matchAll(/['`]([a-z_]+)\.([a-z_]+|\$\{\w+\})['`]/g)])
    .flatMap(([, thing = '', what = '']) =>
      what.startsWith('$')
        ? (FILLED[thing] ?? [what]).map((word) => `${thing}.${word}`)
        : [`${thing}.${what}`],
    ),
);

test('everything that is written to the audit log is told in words of its own', () => {
  expect(written.size).toBeGreaterThan(20);
  expect([...written].filter((action) => !toldActions.includes(action))).toEqual([]);
});

test('no words are kept for what is never written', () => {
  expect(toldActions.filter((action) => !written.has(action))).toEqual([]);
});
