import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import ts from 'typescript';
import config, { ASTRO_STAND_INS, layers } from '../../.dependency-cruiser.mjs';
import { root, trackedFiles } from './source-files.ts';

/** The imports of an .astro file, in frontmatter and scripts, without queries such as `?url`. */
function importsOf(source: string): string[] {
  const frontmatter = /^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? '';
  const scripts = [...source.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, body = '']) => body);
  return [frontmatter, ...scripts].flatMap((code) =>
    ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName.replace(/\?.*$/, '')),
  );
}

/** The specifier relative to the stand-in file: .astro files become their stand-ins, other files keep their place. */
function fromStandIn(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const target = posix.join(posix.dirname(file), specifier);
  const seen = target.endsWith('.astro') ? `${ASTRO_STAND_INS}${target}.ts` : target;
  const path = posix.relative(posix.dirname(`${ASTRO_STAND_INS}${file}`), seen);
  return path.startsWith('.') ? path : `./${path}`;
}

function writeStandIns(folder: string): void {
  rmSync(join(folder, ASTRO_STAND_INS), { recursive: true, force: true });
  for (const file of codeFiles(folder).filter((name) => name.endsWith('.astro'))) {
    const imports = importsOf(readFileSync(join(folder, file), 'utf8')).map(
      (specifier) => `import '${fromStandIn(file, specifier)}';`,
    );
    const standIn = join(folder, `${ASTRO_STAND_INS}${file}.ts`);
    mkdirSync(dirname(standIn), { recursive: true });
    writeFileSync(standIn, `${imports.join('\n')}\n`);
  }
}

/** Replaces the paths of stand-ins by those of their .astro files. */
const withAstroPaths = (text: string): string =>
  text.replaceAll(new RegExp(`${ASTRO_STAND_INS.replace('.', '\\.')}([^"]+\\.astro)\\.ts`, 'g'), '$1');

/** Apps of other teams, as far as this repository is concerned: they import what they installed. */
const isConsumer = (file: string): boolean =>
  /^tests\/consumers\/(?:vite|next|astro|react-router|libraries|jsdom|showcase)\//.test(file);

/** All code of the repository. */
export const codeFiles = (folder = root): string[] =>
  trackedFiles(['src', 'packages', 'tests', 'scripts', '.storybook', '*.ts', '*.mjs'], folder).filter(
    (file) => /\.(?:tsx?|mjs|astro)$/.test(file) && !isConsumer(file),
  );

/** The name of the layer a file belongs to; undefined when no import rule covers the file. */
export const layerOf = (file: string): string | undefined =>
  layers.find(({ path }) => new RegExp(path).test(file))?.name;

/** All code files with their imports, types included, and the violations of the import rules. */
export async function importGraph(folder = root): Promise<ICruiseResult> {
  writeStandIns(folder);
  const { forbidden, options } = config;
  const { output } = await cruise(
    [...codeFiles(folder).filter((file) => !file.endsWith('.astro')), ASTRO_STAND_INS],
    { ...options, baseDir: folder, validate: true, ruleSet: { forbidden }, outputType: 'json' },
    options.enhancedResolveOptions,
  );
  return JSON.parse(withAstroPaths(String(output))) as ICruiseResult;
}
