import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { beforeAll, describe, expect, test } from 'vitest';
import tailwind from '../../tailwind.config.ts';
import { foldersInCircles } from './circles.ts';
import { codeFiles, importGraph, layerOf } from './import-graph.ts';
import { root, sourceFiles } from './source-files.ts';

const isTestOrStory = (file: string) => /\.(?:test|stories|e2e)\.tsx?$/.test(file);
const files = sourceFiles().filter((file) => !isTestOrStory(file));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('import rules of .dependency-cruiser.mjs', () => {
  let graph: ICruiseResult;
  beforeAll(async () => {
    graph = await importGraph();
  }, 120_000);

  test('no file imports what its layer may not', () => {
    expect(graph.modules.length).toBeGreaterThan(800);
    const violations = graph.summary.violations.filter(({ cycle }) => !cycle);
    expect(violations.map(({ from, to, rule }) => `${from} → ${to} (${rule.name})`)).toEqual([]);
  });

  test('no imports form a circle, types included', () => {
    const cycles = graph.summary.violations.flatMap(({ from, cycle }) =>
      cycle ? [[from, ...cycle.map(({ name }) => name)].join(' → ')] : [],
    );
    expect(cycles).toEqual([]);
  });

  test('no folders of the packages import each other in a circle', () => {
    expect(foldersInCircles(graph.modules)).toEqual([]);
  });

  test('every code file belongs to a layer', () => {
    expect(codeFiles().filter((file) => layerOf(file) === undefined)).toEqual([]);
  });

  test('imports of .astro files are part of the graph', () => {
    const page = graph.modules.find(({ source }) => source === 'src/pages/index.astro');
    expect(page?.dependencies.map(({ resolved }) => resolved)).toContain('src/layouts/Public.astro');
  });

  test.each([
    ['landing', 'src/pages/index.astro'],
    ['contact', 'src/pages/contact.astro'],
    ['public', 'src/pages/{404,about,privacy,services,terms}.astro'],
    ['auth', 'src/pages/{login,signup,otp-verification,forgot-password,invitation}.astro'],
  ])('%s.css scans every file with classes that its pages show', (name, pages) => {
    const importsOf = new Map(graph.modules.map(({ source, dependencies }) => [source, dependencies]));
    const shown = new Set(globSync(pages, { cwd: root }));
    for (const file of shown)
      for (const { resolved, dependencyTypes } of importsOf.get(file) ?? [])
        if (!dependencyTypes.includes('type-only')) shown.add(resolved);
    const sheet = `src/styles/${name}.css`;
    const sources = Array.from(read(sheet).matchAll(/@source "([^"]+)"/g), ([, pattern = '']) =>
      join(dirname(sheet), pattern),
    );
    const scanned = [...tailwind.content, ...sources].flatMap((pattern) =>
      globSync([pattern, `${pattern}/**`], { cwd: root }),
    );
    const withClasses = [...shown].filter(
      (file) => /\.(?:tsx|astro)$/.test(file) && /\bclass(?:Name)?[=:]/.test(read(file)),
    );
    expect(withClasses.length).toBeGreaterThan(5);
    expect(withClasses.filter((file) => !scanned.includes(file))).toEqual([]);
  });
});

describe('file contents by layer', () => {
  test('only queries, db, read-model, audit, limits and the seed of demo data contain SQL', () => {
    const sql = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/;
    const allowed = /\.(?:queries|columns)\.ts$|^packages\/api\/src\/(?:db|read-model|audit|limits|demo)\//;
    const api = files.filter((file) => file.startsWith('packages/api/src/'));
    expect(api.filter((file) => sql.test(read(file)) && !allowed.test(file))).toEqual([]);
  });

  test('islands have neither className nor fetch', () => {
    const islands = files.filter((file) => /^packages\/ui\/src\/(?:islands|dashboards)\//.test(file));
    expect(islands.length).toBeGreaterThan(20);
    expect(islands.filter((file) => /\bclassName\b|\bo?fetch\(/.test(read(file)))).toEqual([]);
  });

  test('only entry points of the API read the environment', () => {
    const readers = files.filter(
      (file) =>
        file.startsWith('packages/api/src/') &&
        !/\/(?:testing|fuzz)\//.test(file) &&
        /process\.env\b/.test(read(file)),
    );
    const entryPoints = /^packages\/api\/src\/(?:main|commands\/[a-z-]+|demo\/[^/]+)\.ts$/;
    expect(readers.filter((file) => !entryPoints.test(file))).toEqual([]);
  });
});
