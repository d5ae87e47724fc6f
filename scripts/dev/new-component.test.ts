import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const repository = join(import.meta.dirname, '../..');
const script = join(import.meta.dirname, 'new-component.ts');
const components = [
  { parent: 'base', name: 'Ribbon' },
  { parent: 'features/bills', name: 'BillSummary' },
];
/** Where a base component is listed. */
const edited = [
  'base/every-component.samples.tsx',
  'foundations/examples/examples.tsx',
  'foundations/unused-components.ts',
];
let root = '';

const run = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });

/** A copy of this repository with what the type check of a component needs. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'prahari-component-'));
  cpSync(join(repository, 'packages/ui/src'), join(root, 'packages/ui/src'), { recursive: true });
  const linked = [
    '.storybook',
    'node_modules',
    'packages/contract',
    'packages/ui/node_modules',
    'packages/ui/tokens.json',
    'src',
  ];
  for (const path of [...linked, 'tailwind.config.ts', 'tsconfig.base.json']) {
    symlinkSync(join(repository, path), join(root, path));
  }
  const config = JSON.parse(readFileSync(join(repository, 'packages/ui/tsconfig.json'), 'utf8'));
  config.include = [
    ...components.map(({ parent, name }) => `src/${parent}/${name}`),
    'src/base/every-component.samples.tsx',
    'src/foundations/examples/examples.tsx',
  ];
  writeFileSync(join(root, 'packages/ui/tsconfig.json'), JSON.stringify(config));
  cpSync(join(repository, 'packages/ui/package.json'), join(root, 'packages/ui/package.json'));
  for (const { parent, name } of components) expect(run(parent, name, root).stderr).toBe('');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('npm run new:component', () => {
  test('the new files type-check', { timeout: 60_000 }, () => {
    const tsc = join(repository, 'node_modules/typescript-7/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', join(root, 'packages/ui')], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });

  test('the new and edited files pass format and lint', () => {
    const written = components.flatMap(({ parent, name }) =>
      ['.tsx', '.stories.tsx', ...(parent === 'base' ? ['.docs.ts'] : [])].map((end) =>
        join(parent, name, `${name}${end}`),
      ),
    );
    const biome = join(repository, 'node_modules/.bin/biome');
    for (const file of [...written, ...edited]) {
      const path = join('packages/ui/src', file);
      const input = readFileSync(join(root, path), 'utf8');
      const options = ['check', '--write', '--error-on-warnings', `--stdin-file-path=${path}`];
      expect(execFileSync(biome, options, { cwd: repository, input, encoding: 'utf8' })).toBe(input);
    }
  });

  test('a base component gets docs and is added to every list of base components', () => {
    const read = (file: string) => readFileSync(join(root, 'packages/ui/src', file), 'utf8');
    expect(read('base/Ribbon/Ribbon.docs.ts')).toContain("status: 'ready'");
    expect(read('base/every-component.samples.tsx')).toContain('  Ribbon: { render');
    expect(read('foundations/examples/examples.tsx')).toContain('  Ribbon: {\n    do: <Ribbon>');
    expect(read('foundations/unused-components.ts')).toContain("  'RatingField',\n  'Ribbon',\n");
  });

  test('the new components can be imported from the package', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'));
    expect(exports).toMatchObject({
      './ribbon': './src/base/Ribbon/Ribbon.tsx',
      './features/bills/bill-summary': './src/features/bills/BillSummary/BillSummary.tsx',
    });
  });

  test('an invalid folder or name is refused and nothing is written', () => {
    expect(run('widgets', 'Ribbon', root).stderr).toContain('"widgets" is no folder for components');
    expect(run('features/parking', 'Ribbon', root).stderr).toContain('There is no features/parking');
    expect(run('base', 'ribbon', root).stderr).toContain('"ribbon" is not a name');
    expect(run('base', 'Ribbon', root)).toMatchObject({ status: 1 });
  });
});
