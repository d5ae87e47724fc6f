// Builds @prahari/contract and @prahari/ui into their dist folders.
import { globSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compile } from './compile.ts';
import { moduleExports } from './exports.ts';
import { buildStyles } from './styles.ts';

const root = resolve(import.meta.dirname, '../..');
const contract = join(root, 'packages/contract');
const ui = join(root, 'packages/ui');

export async function buildPackages(): Promise<void> {
  for (const folder of [contract, ui]) rmSync(join(folder, 'dist'), { recursive: true, force: true });
  const isTest = (file: string) => file.endsWith('.test.ts');
  compile(
    contract,
    globSync('src/**/*.ts', { cwd: contract }).filter((file) => !isTest(file)),
  );
  compile(ui, Object.values(moduleExports(ui)));
  await buildStyles(ui);
}

if (process.argv[1] === import.meta.filename) await buildPackages();
