import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const ui = join(root, 'packages/ui');

/** What a file imports. Of an .astro file, imports in its frontmatter and its scripts. */
function specifiers(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const code = file.endsWith('.astro')
    ? [
        /^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? '',
        ...Array.from(source.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g), ([, body = '']) => body),
      ].join('\n')
    : source;
  return ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** The file that a specifier names; undefined for other packages and for files without imports. */
function target(from: string, specifier: string): string | undefined {
  if (specifier.endsWith('.astro')) return resolve(dirname(from), specifier);
  const options = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
  const path = ts.resolveModuleName(specifier, from, options, ts.sys).resolvedModule?.resolvedFileName;
  return path && /\.tsx?$/.test(path) && !path.includes('/node_modules/') ? path : undefined;
}

const imports = new Map<string, readonly string[]>();
function importsOf(file: string): readonly string[] {
  const known = imports.get(file);
  if (known) return known;
  const found = specifiers(file).flatMap((specifier) => target(file, specifier) ?? []);
  imports.set(file, found);
  return found;
}

function everythingFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of importsOf(file)) everythingFrom(next, seen);
  return seen;
}

const routeOf = (page: string) => `/${basename(page, '.astro').replace(/^index$/, '')}`;

/** Routes of the site by the file that they load, as a path within packages/ui. */
export function pagesByFile(): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {};
  for (const page of globSync('src/pages/*.astro', { cwd: root }).sort()) {
    for (const file of everythingFrom(join(root, page))) {
      if (!file.startsWith(ui)) continue;
      const path = file.slice(ui.length + 1);
      found[path] = [...(found[path] ?? []), routeOf(page)];
    }
  }
  return found;
}
