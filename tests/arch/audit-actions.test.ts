import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describedActions } from '@prahari/contract';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

/** The values of `${…}` in action names. */
const FILLED: Record<string, readonly string[]> = {
  client_application: ['submitted', 'approved', 'rejected'],
  security_application: ['submitted', 'accepted', 'rejected'],
  second_factor: ['set_up', 'on', 'off', 'reset'],
};

/** The actions the services write to the audit log, template literals expanded. */
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

test('every audit action the API writes has its words in the contract', () => {
  expect(written.size).toBeGreaterThan(20);
  expect([...written].filter((action) => !describedActions.includes(action))).toEqual([]);
});

test('no audit action has words without being written', () => {
  expect(describedActions.filter((action) => !written.has(action))).toEqual([]);
});
