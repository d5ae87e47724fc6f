// Compares @prahari/ui with four other libraries and writes docs/libraries.md: node tests/libraries/compare.ts
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from '../support/browser.ts';
import { type Bytes, bytesOf, pageOf } from './bundle.ts';
import { LIBRARIES, type Library, WHY_BEHIND } from './facts.ts';
import { installLibraries, versionOf } from './install.ts';
import { KEYS } from './keys.ts';

const PAGE = 'https://library.example/';
const COMPONENTS = Object.keys(KEYS);

/** One component of one library. */
interface Measured {
  bytes: Bytes;
  /** Kinds of findings of axe. */
  axe: readonly string[];
  keys: boolean;
}

async function shown(browser: Browser, folder: string, id: string, component: string) {
  const { entry, styles, scripts } = await pageOf(folder, id, component);
  const context = await browser.newContext({ locale: 'en-IN', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.route(`${PAGE}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name !== '') return route.fulfill({ contentType: 'text/javascript', body: scripts.get(name) ?? '' });
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><style>${styles}</style>
        <main><h1>Page</h1><div id="app"></div></main><script type="module" src="/${entry}"></script>`,
    });
  });
  await page.goto(PAGE);
  await page.locator('#app > *').first().waitFor({ state: 'attached' });
  // what a component loads after its first render
  await page.waitForTimeout(300);
  return { page, close: () => context.close() };
}

async function measured(browser: Browser, folder: string, id: string, component: string): Promise<Measured> {
  const bytes = await bytesOf(folder, id, component);
  const { page, close } = await shown(browser, folder, id, component);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const keys = (await KEYS[component]?.(page)) ?? false;
  await close();
  return { bytes, axe: violations.map((violation) => violation.id), keys };
}

/** Counts what TypeScript says in strict mode of a library's file and of its declarations. */
function typeErrors(folder: string, { id }: Library): number {
  const options =
    '--noEmit --strict --skipLibCheck false --jsx react-jsx --target es2023 --module esnext --moduleResolution bundler --lib es2024,dom,dom.iterable --types react --noUncheckedSideEffectImports false';
  const tsc = join(folder, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, ...options.split(' '), `${id}.tsx`], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line.includes('error TS')).length;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const written = ({ static: atOnce, lazy }: Bytes) =>
  lazy > 0 ? `${kilobytes(atOnce)} + ${kilobytes(lazy)}` : kilobytes(atOnce);

const folder = installLibraries();
const browser = await chromium.launch(await chromiumLaunch());
const behind: string[] = [];
/** One row of the table; `better` compares another library's figure with ours. */
function row<Figure>(
  what: string,
  figures: readonly (Figure | undefined)[],
  write: (figure: Figure) => string,
  better: (other: Figure, ours: Figure) => boolean,
): string {
  const [ours, ...others] = figures;
  if (ours !== undefined && others.some((other) => other !== undefined && better(other, ours)))
    behind.push(what);
  return `| ${what} | ${figures.map((figure) => (figure === undefined ? '–' : write(figure))).join(' | ')} |`;
}

const table: Record<string, Measured | undefined>[] = [];
for (const { id } of LIBRARIES) {
  const found: Record<string, Measured | undefined> = {};
  for (const component of COMPONENTS)
    found[component] = await measured(browser, folder, id, component).catch((error: unknown) => {
      if (!/MISSING_EXPORT/.test(String(error))) throw error;
      return undefined;
    });
  table.push(found);
}
await browser.close();
const of = (component: string) => table.map((library) => library[component]);

const head = `| | ${LIBRARIES.map(({ name, package: id }) => `${name} ${versionOf(folder, id)}`).join(' | ')} |\n| --- |${' --- |'.repeat(LIBRARIES.length)}`;
const section = (title: string, text: string, rows: readonly string[]) =>
  `## ${title}\n\n${text}\n\n${head}\n${rows.join('\n')}\n`;

const sections = [
  section(
    'Bytes',
    'KB of JavaScript after gzip that a page made with Vite loads for one component, without React, + what may come later.',
    COMPONENTS.map((component) =>
      row(
        component,
        of(component).map((each) => each?.bytes),
        written,
        (other, ours) => other.static < ours.static,
      ),
    ),
  ),
  section(
    'Accessibility',
    'What axe finds on a page with the component alone, as it comes.',
    COMPONENTS.map((component) =>
      row(
        `${component} in axe`,
        of(component).map((each) => each?.axe),
        (axe) => axe.join(', ') || 'none',
        (other, ours) => other.length < ours.length,
      ),
    ),
  ),
  section(
    'Keys',
    'One script of keys for all (`tests/libraries/keys.ts`): the ARIA pattern of the component.',
    COMPONENTS.map((component) =>
      row(
        `${component} by keys`,
        of(component).map((each) => each?.keys),
        (keys) => (keys ? 'yes' : 'no'),
        (other, ours) => other && !ours,
      ),
    ),
  ),
  section(
    'Types',
    'Errors of TypeScript 6 in strict mode with `skipLibCheck: false`, declarations included.',
    [
      row(
        'errors',
        LIBRARIES.map((library) => typeErrors(folder, library)),
        String,
        (other, ours) => other < ours,
      ),
    ],
  ),
  section(
    'Documents',
    'Looked up, not measured.',
    (['table of props', 'samples', 'llms.txt'] as const).map((what) =>
      row(
        what,
        LIBRARIES.map(({ docs }) => docs[what]),
        (text) => text,
        (other, ours) => other === 'yes' && ours !== 'yes',
      ),
    ),
  ),
];
const reasons = behind.map((what) => `- ${what}: ${WHY_BEHIND[what] ?? 'no reason known'}`);
writeFileSync(
  'docs/libraries.md',
  `# Beside other libraries

Made by \`node tests/libraries/compare.ts\`, which installs the newest versions in a folder of its own. The components are those of
\`tests/consumers/libraries\`, written as each library's documents say. – is a component that the library does not have.

${sections.join('\n')}
## Where we are behind

${reasons.join('\n') || 'Nowhere.'}
`,
);
rmSync(folder, { recursive: true });
const unexplained = behind.filter((what) => !WHY_BEHIND[what]);
console.log(
  `docs/libraries.md: behind in ${behind.length} rows, ${unexplained.length} of them without a reason`,
);
process.exit(unexplained.length === 0 ? 0 : 1);
