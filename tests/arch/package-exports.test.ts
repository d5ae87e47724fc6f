import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportList, manifestWithExports } from '../../scripts/package/exports.ts';
import { root, sourceFiles, trackedFiles } from './source-files.ts';

const ui = join(root, 'packages/ui');
const manifest = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'));
const REGENERATE = '`node scripts/package/exports.ts` writes it';

describe('exports of @prahari/ui', () => {
  test('the manifest has a subpath for each component, island and store', () => {
    expect(manifest, REGENERATE).toEqual(manifestWithExports(ui));
  });

  test('each component and hook that another folder imports has a subpath', () => {
    const files = sourceFiles().filter(
      (file) =>
        /^packages\/ui\/src\/(?:base|features|islands)\//.test(file) &&
        !/\.(?:test|stories|samples|types|docs)\.tsx?$/.test(file),
    );
    const layerOf = (path: string) => /src\/(?:base|features\/[^/]+|islands)/.exec(path)?.[0];
    const importedElsewhere = files.flatMap((file) =>
      Array.from(
        readFileSync(join(root, file), 'utf8').matchAll(
          /(?:import (?!type)[^;]*?from |import\()'(\.[^']+\/(?:[A-Z]\w*\.tsx|use[A-Z]\w*\.ts))'/g,
        ),
        ([, path = '']) => join(dirname(file), path),
      ).filter((path) => !path.includes('src/islands') && layerOf(path) !== layerOf(file)),
    );
    const reachable = Object.values(manifest.exports).map((path) => join('packages/ui', String(path)));
    expect(importedElsewhere.length).toBeGreaterThan(100);
    expect([...new Set(importedElsewhere)].filter((path) => !reachable.includes(path))).toEqual([]);
  });

  test('the tarball has the same subpaths as the workspace', () => {
    expect(Object.keys(manifest.publishConfig.exports)).toEqual(Object.keys(manifest.exports));
  });

  test('each subpath exports the names that exports.json lists', () => {
    const listed = JSON.parse(readFileSync(join(ui, 'exports.json'), 'utf8'));
    expect(exportList(ui), `${REGENERATE}; a name that is gone needs a changeset`).toEqual(listed);
  });
});

test('styles.css holds every stylesheet of the package', () => {
  const imports = (file: string): string[] =>
    Array.from(readFileSync(file, 'utf8').matchAll(/@import "(\.[^"]+)"/g), ([, path = '']) =>
      join(dirname(file), path),
    ).flatMap((path) => [path, ...imports(path)]);
  const bundled = imports(join(ui, 'src/styles/styles.css'));
  const sheets = trackedFiles(['packages/ui/src']).filter(
    (file) => file.endsWith('.css') && !file.endsWith('/styles.css'),
  );
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.filter((file) => !bundled.includes(join(root, file)))).toEqual([]);
});

/** `@prahari/ui/button` of a file that names it; the imports of stylesheets too. */
const specifiers = (file: string): string[] =>
  Array.from(
    readFileSync(join(root, file), 'utf8').matchAll(
      /["'](?:@prahari\/ui|[./]+\/packages\/ui\/src)(\/[^"'?]+)/g,
    ),
    ([specifier]) => specifier.slice(1),
  );

describe('the Astro host', () => {
  const files = [...sourceFiles().filter((file) => file.startsWith('src/')), ...trackedFiles(['src/styles'])];

  test('imports the package by its subpaths only', () => {
    const used = files.flatMap(specifiers).filter((specifier) => !specifier.includes('packages/ui/src'));
    expect(used.length).toBeGreaterThan(20);
    const known = (specifier: string) => {
      const subpath = specifier.replace('@prahari/ui', '.');
      return (
        subpath in manifest.exports || /^\.\/styles\/(?:[\w-]+\.css|fonts\/[\w-]+\.woff2)$/.test(subpath)
      );
    };
    expect(used.filter((specifier) => !known(specifier))).toEqual([]);
  });

  test('reaches no source of the package, except to scan it for class names', () => {
    const deep = files.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => line.includes('packages/ui/src') && !line.startsWith('@source'))
        .map((line) => `${file}: ${line}`),
    );
    expect(deep.filter((line) => !/:\s*(?:\/\/|\/?\*)/.test(line))).toEqual([]);
  });
});
