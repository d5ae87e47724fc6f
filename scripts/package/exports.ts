// What other teams can import from @prahari/ui: one subpath per component, island and store. `node scripts/package/exports.ts` writes
// it into the manifest: the sources for this workspace, what was built from them for the tarball (`publishConfig`).
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Exports = Record<string, string>;

/** Parts of base components that are used beside the component. */
const PARTS = [
  'DecisionTable/decision-column.tsx',
  'Form/SubmitButton.tsx',
  'Form/useForm.ts',
  'Status/ServerStatus.tsx',
  'Table/table-columns.tsx',
];

/** What stores are made of, and what only they call. */
const STORE_PARTS = new Set([
  'account-failures',
  'auth-api',
  'choice-list',
  'cooldown',
  'drafts',
  'failure',
  'idempotency-key',
  'in-flight',
  'lazy-auth-api',
  'list',
  'loaded',
  'normalize-email',
  'one-time-code',
  'passwords-differ',
  'ping-site',
  'retry-after',
  'session-storage',
]);

const FIXED: Exports = {
  './api': 'src/api/configure-api.ts',
  './api/error': 'src/api/ApiError.ts',
  './api/call': 'src/api/call.ts',
  './api/hosted': 'src/api/hosted/call-hosted.ts',
  './tailwind': 'src/styles/tailwind.ts',
  './tokens': 'src/styles/tokens.ts',
};
/** The workspace compiles styles.css with Tailwind, the tarball has it compiled. */
const STYLES: Exports = {
  './styles.css': './src/styles/styles.css',
  './tokens.css': './src/styles/themes.css',
  './styles/*.css': './src/styles/*.css',
  './styles/fonts/*': './src/styles/fonts/*',
};
const BUILT_STYLES: Exports = {
  './styles.css': './dist/styles.css',
  './tokens.css': './dist/styles/themes.css',
  './styles/*.css': './dist/styles/*.css',
  './styles/fonts/*': './dist/styles/fonts/*',
};

const kebab = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
const nameOf = (file: string) => kebab(basename(file).replace(/(?:\.island)?\.tsx?$/, ''));
const isComponent = (file: string) => basename(file, '.tsx') === basename(dirname(file));

/** Modules by subpath, relative to the package: `./button` is `src/base/Button/Button.tsx`. */
export function moduleExports(ui: string): Exports {
  const find = (pattern: string) => globSync(pattern, { cwd: ui }).sort();
  const entries = [
    ...find('src/base/*/*.tsx')
      .filter(isComponent)
      .map((file) => [`./${nameOf(file)}`, file]),
    ...PARTS.map((part) => [`./${nameOf(part)}`, `src/base/${part}`]),
    ...find('src/features/*/*/*.tsx')
      .filter(isComponent)
      .map((file) => [`./features/${file.split('/')[2]}/${nameOf(file)}`, file]),
    ...find('src/islands/*.island.tsx').map((file) => [`./islands/${nameOf(file)}`, file]),
    ...find('src/stores/*.ts')
      .filter((file) => !file.endsWith('.test.ts') && !STORE_PARTS.has(basename(file, '.ts')))
      .map((file) => [`./stores/${nameOf(file)}`, file]),
  ];
  return { ...Object.fromEntries(entries), ...FIXED };
}

const built = (file: string) => file.replace(/^src\//, './dist/').replace(/\.tsx?$/, '.js');

/** The manifest with the subpaths as they are now. */
export function withExports(ui: string): string {
  const manifest = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'));
  const modules = Object.entries(moduleExports(ui)).sort(([one], [other]) => (one < other ? -1 : 1));
  manifest.exports = {
    ...Object.fromEntries(modules.map(([subpath, file]) => [subpath, `./${file}`])),
    ...STYLES,
  };
  manifest.publishConfig.exports = {
    ...Object.fromEntries(modules.map(([subpath, file]) => [subpath, built(file)])),
    ...BUILT_STYLES,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

export function writeExports(ui: string): void {
  writeFileSync(join(ui, 'package.json'), withExports(ui));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeExports('packages/ui');
