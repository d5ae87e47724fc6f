import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ComponentDocs } from '../../packages/ui/src/base/component-docs.ts';
import { UNUSED_COMPONENTS } from '../../packages/ui/src/foundations/unused-components.ts';
import { root } from './source-files.ts';
import { baseFiles, isInteractive } from './ui-components.ts';

const names = baseFiles().map((file) => basename(file, '.tsx'));
const documented = new Map<string, ComponentDocs>();
for (const file of globSync('packages/ui/src/base/*/*.docs.ts', { cwd: root })) {
  documented.set(basename(dirname(file)), (await import(join(root, file))).docs);
}
const all = [...documented];

describe('<Name>.docs.ts of base components', () => {
  test('every base component has a docs file', () => {
    expect(names.length).toBeGreaterThan(45);
    expect([...documented.keys()].sort()).toEqual([...names].sort());
  });

  test('an interactive component has a keyboard table', () => {
    const silent = baseFiles()
      .filter(isInteractive)
      .map((file) => basename(file, '.tsx'))
      .filter((name) => documented.get(name)?.keys.length === 0);
    expect(silent).toEqual([]);
  });

  test('no other part is empty', () => {
    const gaps = all.flatMap(([name, docs]) =>
      (['anatomy', 'do', 'dont', 'related', 'intents'] as const)
        .filter((part) => docs[part].length === 0)
        .map((part) => `${name}.${part}`),
    );
    expect(gaps).toEqual([]);
  });

  test('related components exist and none is related to itself', () => {
    const unknown = all.flatMap(([name, { related }]) =>
      related
        .filter((other) => other === name || !documented.has(other))
        .map((other) => `${name} → ${other}`),
    );
    expect(unknown).toEqual([]);
  });

  test('components marked ready are those that no page uses', () => {
    const ready = all.filter(([, { status }]) => status === 'ready').map(([name]) => name);
    expect(ready.sort()).toEqual([...UNUSED_COMPONENTS].sort());
  });
});
