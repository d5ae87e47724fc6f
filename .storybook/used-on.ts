import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '..');
const CODE = /\.(?:tsx?|astro)$/;

/** Resolves an import to a file of this repository. */
function fileOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(importer), specifier);
  return specifier.startsWith('@prahari/ui/') ? fileURLToPath(import.meta.resolve(specifier)) : undefined;
}

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const code = file.endsWith('.astro') ? (source.split('---')[1] ?? '') : source;
  return ts
    .preProcessFile(code)
    .importedFiles.map(({ fileName }) => fileOf(fileName.split('?')[0] ?? '', file) ?? '')
    .filter((path) => CODE.test(path));
}

/** Returns routes by the ui files they load: `{ './packages/ui/…/Button': ['/login'] }`. */
export function usedOn(): Record<string, string[]> {
  const imports = new Map<string, string[]>();
  const routes: Record<string, string[]> = {};
  for (const page of globSync('src/pages/*.astro', { cwd: root }).sort()) {
    const loaded = new Set([join(root, page)]);
    for (const file of loaded) {
      if (!imports.has(file)) imports.set(file, importsOf(file));
      for (const next of imports.get(file) ?? []) loaded.add(next);
      const name = `./${relative(root, file).replace(CODE, '')}`;
      routes[name] = [...(routes[name] ?? []), `/${basename(page, '.astro').replace('index', '')}`];
    }
  }
  return routes;
}
