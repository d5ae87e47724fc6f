import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, test } from 'vitest';
import { tarballs } from './support/tarballs.ts';

const filesOf = (tarball: string) =>
  execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' }).trim().split('\n');

describe.each([
  ['@prahari/ui', tarballs.ui],
  ['@prahari/contract', tarballs.contract],
])('the tarball of %s', (_, tarball) => {
  const bytes = readFileSync(tarball);
  const manifest = JSON.parse(
    execFileSync('tar', ['xOzf', tarball, 'package/package.json'], { encoding: 'utf8' }),
  );

  test('holds what was built, its licence and its documentation, and neither tests nor stories', () => {
    const files = filesOf(tarball).map((file) => file.replace(/^package\//, ''));
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE']));
    expect(
      files.filter((file) => !/^(?:dist\/|(?:package|tokens)\.json$|[A-Z]+(?:\.md)?$)/.test(file)),
    ).toEqual([]);
    expect(
      files.filter((file) => /\.(?:test|stories|samples|docs)\.|\.tsx?$(?<!\.d\.ts)/.test(file)),
    ).toEqual([]);
  });

  test('depends on published versions only', () => {
    expect(JSON.stringify([manifest.dependencies, manifest.peerDependencies])).not.toMatch(
      /workspace:|file:|link:/,
    );
    expect(manifest.private).toBeUndefined();
  });

  test('publint reports nothing', { timeout: 60_000 }, async () => {
    const { buffer, byteOffset, byteLength } = bytes;
    const { messages } = await publint({
      pack: { tarball: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  test('its types resolve from ES modules and bundlers', { timeout: 180_000 }, async () => {
    const result = await checkPackage(createPackageFromTarballData(bytes), {
      excludeEntrypoints: [/\.(?:css|json)$/],
    });
    if (!result.types) throw new Error('no types');
    // only ES modules: `require` and resolution from before Node 12 have no file
    const problems = result.problems.filter(
      (problem) => !('resolutionKind' in problem && /^node10$|^node16-cjs$/.test(problem.resolutionKind)),
    );
    expect(problems).toEqual([]);
  });
});

test('the tarball has every stylesheet and font that the Astro host imports', () => {
  const files = filesOf(tarballs.ui);
  const sources = globSync('src/**/*.{css,astro,ts}').map((file) => readFileSync(file, 'utf8'));
  const imported = sources.flatMap((source) =>
    Array.from(source.matchAll(/@prahari\/ui\/(styles\/[\w./-]+)/g), ([, path = '']) => path),
  );
  expect(imported.length).toBeGreaterThan(10);
  expect(imported.filter((path) => !files.includes(`package/dist/${path}`))).toEqual([]);
});
