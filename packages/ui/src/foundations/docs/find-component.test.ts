import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { ComponentDocs } from '../../base/component-docs.ts';
import { findComponent } from './find-component.ts';

const base = join(import.meta.dirname, '../../base');
const documented: Record<string, ComponentDocs> = {};
for (const file of globSync('*/*.docs.ts', { cwd: base }))
  documented[basename(dirname(file))] = (await import(join(base, file))).docs;

const first = (query: string) => findComponent(query, documented)[0]?.name;

test.each([
  ['ask before deleting', 'ConfirmDialog'],
  ['Ask before I delete', 'ConfirmDialog'],
  ['confirm', 'ConfirmDialog'],
  ['text field', 'TextField'],
  ['TextField', 'TextField'],
])('a search for "%s" finds %s first', (query, name) => {
  expect(first(query)).toBe(name);
});

test('a search for each intent finds its component among the first three results', () => {
  const notFound = Object.entries(documented).flatMap(([name, { intents }]) =>
    intents
      .filter(
        (intent) =>
          !findComponent(intent, documented)
            .slice(0, 3)
            .some((found) => found.name === name),
      )
      .map((intent) => `${intent} → ${name}`),
  );
  expect(notFound).toEqual([]);
});

test('an empty search and a search for nothing we have find nothing', () => {
  expect(findComponent('  ', documented)).toEqual([]);
  expect(findComponent('zeppelin', documented)).toEqual([]);
});
