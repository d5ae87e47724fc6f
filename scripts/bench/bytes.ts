import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { builtSite } from '../build/built-site.ts';
import { codeOf } from './bundled-code.ts';
import { componentBytes } from './component-bytes.ts';

/** The bytes of each page before any interaction, and with its first tab or all islands. */
function pages() {
  const site = builtSite('dist');
  const brotliBytes = (files: Iterable<string>) =>
    Array.from(files, (file) => brotliCompressSync(readFileSync(join('dist', file))).length).reduce(
      (sum, bytes) => sum + bytes,
      0,
    );
  const rows: Record<string, Record<string, number>> = {};
  for (const file of globSync('dist/**/index.html').sort()) {
    const route = file.replace(/^dist|\/?index\.html$/g, '').replace(/^\//, '');
    const page = Buffer.from(site.html(route));
    const opening = site.initialScripts(route);
    const [firstTab] = site.tabScripts(route);
    const more = firstTab ? site.withImports([firstTab], new Set(opening)) : site.islandsScripts(route);
    const html = brotliCompressSync(page).length;
    const css = brotliBytes(site.stylesheets(route));
    const javascript = brotliBytes(firstTab ? more : opening);
    rows[`/${route}`] = {
      HTML: gzipSync(page).length,
      'HTML, brotli': html,
      CSS: site.gzipBytes(site.stylesheets(route)),
      'CSS, brotli': css,
      JavaScript: site.gzipBytes(opening),
      'JavaScript, brotli': javascript,
      'sum, brotli': html + css + javascript,
      files: opening.size,
      'with islands or first tab': site.gzipBytes(more),
    };
  }
  console.log('\nPages (bytes, gzip where not said)');
  console.table(rows);
}

async function components() {
  const rows = Object.fromEntries((await componentBytes()).map(({ name, ...bytes }) => [name, bytes]));
  console.log('\nBase components, each with all it needs but React (bytes)');
  console.table(rows);
}

/** The bytes of parts of the contract in a browser bundle, minified and compressed. */
async function contract() {
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, source] of Object.entries({
    'one form (login)': `export { loginBody } from '@prahari/contract/auth/schemas'`,
    'one list (bills)': `export { listBills } from '@prahari/contract/bills/endpoints'`,
    'all of auth': `export * from '@prahari/contract/auth/endpoints'; export * from '@prahari/contract/auth/schemas'`,
    'the whole contract': `export * from '@prahari/contract'`,
  })) {
    const entry = join(process.cwd(), 'packages/ui/src/piece.js');
    const piece: Plugin = {
      name: 'piece',
      enforce: 'pre',
      resolveId: (id) => (id === entry ? entry : null),
      load: (path) => (path === entry ? source : null),
    };
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [piece],
      build: { write: false, rollupOptions: { input: entry, preserveEntrySignatures: 'strict' } },
    });
    const code = codeOf(result);
    rows[name] = { minified: Buffer.byteLength(code), gzip: gzipSync(code).length };
  }
  console.log('\nThe contract in a browser (bytes)');
  console.table(rows);
}

/** Prints the bytes of the built pages, of parts of the contract and of the base components. */
export async function benchBytes(): Promise<void> {
  if (existsSync('dist')) pages();
  else console.log('No dist/ yet: run `npm run build` for the bytes of the pages.');
  await contract();
  await components();
}
