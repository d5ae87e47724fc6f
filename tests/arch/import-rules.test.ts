import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeFiles, importGraph, layerOf } from './import-graph.ts';
import { root, sourceFiles } from './source-files.ts';

const isTestOrStory = (file: string) => /\.(?:test|stories|e2e)\.tsx?$/.test(file);
const files = sourceFiles().filter((file) => !isTestOrStory(file));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The files that Tailwind reads class names from for this stylesheet: its `@source`, a folder with all below it. */
const scannedBy = (sheet: string): string[] =>
  Array.from(read(sheet).matchAll(/@source "([^"]+)"/g), ([, pattern = '']) =>
    join(dirname(sheet), pattern),
  ).flatMap((pattern) => globSync([pattern, `${pattern}/**`], { cwd: root }));

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

  test('every code file belongs to a layer', () => {
    expect(codeFiles().filter((file) => layerOf(file) === undefined)).toEqual([]);
  });

  test('imports of .astro files are part of the graph', () => {
    const page = graph.modules.find(({ source }) => source === 'src/pages/index.astro');
    expect(page?.dependencies.map(({ resolved }) => resolved)).toContain('src/layouts/Public.astro');
  });

  test('the stylesheet of each public page and login page scans every component of the page', () => {
    const importsOf = new Map(graph.modules.map(({ source, dependencies }) => [source, dependencies]));
    const withImports = (file: string, seen = new Set<string>()): Set<string> => {
      if (seen.has(file)) return seen;
      seen.add(file);
      for (const { resolved, dependencyTypes } of importsOf.get(file) ?? [])
        if (!dependencyTypes.includes('type-only')) withImports(resolved, seen);
      return seen;
    };
    const pages = globSync('src/pages/*.astro', { cwd: root }).filter((file) => !file.includes('dashboard'));
    expect(pages.length).toBeGreaterThan(10);
    const unscanned = pages.flatMap((page) => {
      const files = [...withImports(page)];
      const scanned = files.filter((file) => /^src\/styles\/.*\.css$/.test(file)).flatMap(scannedBy);
      expect(scanned.length, page).toBeGreaterThan(0);
      const components = files.filter(
        (file) => /\.(?:tsx|astro)$/.test(file) && /\bclass(?:Name)?=/.test(read(file)),
      );
      return components.filter((file) => !scanned.includes(file)).map((file) => `${page}: ${file}`);
    });
    expect(unscanned).toEqual([]);
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
