// What other teams can import from @prahari/ui: one subpath per component, island and store. `node scripts/package/exports.ts` writes
// them into the manifest, the sources for this workspace and the built files for the tarball, and all exported names into exports.json.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { exportedNames } from './exported-names.ts';

type Exports = Record<string, string>;

/** Parts of base components that are used beside the component. */
const PARTS = [
  'Avatar/distinct-initials.ts',
  'Carousel/Slide.tsx',
  'ConfirmDialog/LazyConfirmDialog.tsx',
  'Countdown/useSecondsLeft.ts',
  'DateField/half-typed-date.ts',
  'DecisionDialog/DeclineDialog.tsx',
  'DecisionTable/decision-column.tsx',
  'Dialog/FormDialog.tsx',
  'Field/FieldGroup.tsx',
  'Field/useField.ts',
  'Form/SubmitButton.tsx',
  'Form/useForm.ts',
  'Icon/Shape.tsx',
  'Lanterns/LanternMarks.tsx',
  'PagedList/useHeldArea.ts',
  'Status/ServerStatus.tsx',
  'Table/RowActions.tsx',
  'Table/RowLink.tsx',
  'Table/table-columns.tsx',
  'TestimonialSlider/QuoteSlide.tsx',
  'Toasts/FallbackToasts.tsx',
];

/** The same for features. */
const FEATURE_PARTS = [
  'auth/NewPasswordStrength.tsx',
  'overview/OverviewStrip.tsx',
  'people/RecordPage.tsx',
  'site/Gallery/GallerySlide.tsx',
  'site/Testimonials/TestimonialSlide.tsx',
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
  'invitation-api',
  'lazy-auth-api',
  'list',
  'list-state',
  'loaded',
  'normalize-email',
  'one-time-code',
  'page-reader',
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
};
/** The workspace compiles styles.css with Tailwind, the tarball has it compiled. */
const STYLES: Exports = {
  './styles.css': './src/styles/styles.css',
  './tokens.css': './src/styles/themes.css',
  './tokens.json': './tokens.json',
  './styles/*.css': './src/styles/*.css',
  './styles/fonts/*': './src/styles/fonts/*',
};
const BUILT_STYLES: Exports = {
  './styles.css': './dist/styles.css',
  './tokens.css': './dist/styles/themes.css',
  './tokens.json': './tokens.json',
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
    ...FEATURE_PARTS.map((part) => [
      `./features/${part.split('/')[0]}/${nameOf(part)}`,
      `src/features/${part}`,
    ]),
    ...find('src/islands/*.island.tsx').map((file) => [`./islands/${nameOf(file)}`, file]),
    ...find('src/stores/*.ts')
      .filter((file) => !file.endsWith('.test.ts') && !STORE_PARTS.has(basename(file, '.ts')))
      .map((file) => [`./stores/${nameOf(file)}`, file]),
  ];
  return { ...Object.fromEntries(entries), ...FIXED };
}

const built = (file: string) => file.replace(/^src\//, './dist/').replace(/\.tsx?$/, '.js');

/** The manifest with the subpaths as they are now. */
export function manifestWithExports(ui: string): object {
  const manifest = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'));
  const modules = Object.entries(moduleExports(ui)).sort(([one], [other]) => (one < other ? -1 : 1));
  const from = (place: (file: string) => string) =>
    Object.fromEntries(modules.map(([subpath, file]) => [subpath, place(file)]));
  manifest.exports = { ...from((file) => `./${file}`), ...STYLES };
  manifest.publishConfig.exports = { ...from(built), ...BUILT_STYLES };
  return manifest;
}

/** What each module of the package exports, by subpath: removing a name breaks whoever imports it. */
export const exportList = (ui: string): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(moduleExports(ui)).map(([subpath, file]) => [subpath, exportedNames(join(ui, file))]),
  );

const json = (value: object) =>
  // short lists on one line, as the formatter has them
  `${JSON.stringify(value, null, 2).replace(/\[\n\s+([^[\]{}]{1,80})\n\s+\]/g, (_, items: string) => `[${items.replace(/\n\s+/g, ' ')}]`)}\n`;

/** Writes the manifest and exports.json. */
export function writeExports(ui: string): void {
  writeFileSync(join(ui, 'package.json'), json(manifestWithExports(ui)));
  writeFileSync(join(ui, 'exports.json'), json(exportList(ui)));
}

if (process.argv[1] === import.meta.filename) writeExports('packages/ui');
