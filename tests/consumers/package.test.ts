import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, test } from 'vitest';
import { exhaustive } from '../../packages/api/testing/exhaustive.ts';
import { tarballs } from './support/pack.ts';

/** A module for each pattern in `exports`; arethetypeswrong doesn't look for the files of a pattern itself. */
const MODULES: Record<string, string[]> = {
  '@prahari/domain': ['days'],
  '@prahari/contract': ['bills', 'bills.schemas'],
  '@prahari/ui': [
    'Button',
    'base/Table/table-columns',
    'features/bills/BillsTable/BillsTable',
    'islands/Login',
    'dashboards/admin/AdminDashboard',
    'stores/session/session',
    'api/configure-api',
  ],
};

describe.each(Object.entries(tarballs))('the tarball of %s', (name, tarball) => {
  const bytes = readFileSync(tarball);
  const tar = (options: string, ...files: string[]) =>
    execFileSync('tar', [options, tarball, ...files], { encoding: 'utf8' }).trim();
  const manifest = JSON.parse(tar('xOzf', 'package/package.json'));

  test('holds what was built and its documents, and neither tests nor stories', () => {
    const files = tar('tzf')
      .split('\n')
      .map((file) => file.replace('package/', ''));
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE']));
    expect(files.filter((file) => !/^(?:dist\/|[a-z-]+\.json$|[A-Z]+(?:\.md)?$)/.test(file))).toEqual([]);
    expect(files.filter((file) => /\.(?:test|stories|samples|docs)\.|(?<!\.d)\.tsx?$/.test(file))).toEqual(
      [],
    );
  });

  test('has a manifest of at most 6 KB that depends on published versions only', () => {
    expect(JSON.stringify(manifest).length).toBeLessThan(6000);
    expect(manifest.private).toBeUndefined();
    expect(JSON.stringify([manifest.dependencies, manifest.peerDependencies])).not.toMatch(
      /workspace:|file:|link:/,
    );
  });

  test('publint reports nothing', { timeout: 60_000 }, async () => {
    const { buffer, byteOffset, byteLength } = bytes;
    const { messages } = await publint({
      pack: { tarball: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  test('its types resolve from ES modules and bundlers', { ...exhaustive, timeout: 180_000 }, async () => {
    const result = await checkPackage(createPackageFromTarballData(bytes), {
      entrypoints: MODULES[name] ?? [],
    });
    if (!result.types) throw new Error('no types');
    // the packages are ES modules only: `require` and Node before 12 find no file
    const problems = result.problems.filter(
      (problem) => !('resolutionKind' in problem && /^node10$|^node16-cjs$/.test(problem.resolutionKind)),
    );
    expect(problems).toEqual([]);
    expect(Object.keys(result.entrypoints)).toHaveLength(MODULES[name]?.length ?? 0);
  });
});
