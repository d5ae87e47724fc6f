// Prints the size of the built pages, and response times and memory of the server.
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { freePort } from '../../packages/api/src/testing/free-port.ts';
import { builtSite } from '../build/built-site.ts';
import { codeOf } from './bundled-code.ts';
import { componentBytes } from './component-bytes.ts';

const STARTS = 5;

/** Starts the server on a folder and waits for its first response. Returns milliseconds and resident kilobytes. */
async function start(dataDir: string) {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/start/start.ts'], {
    env: { ...process.env, PORT: String(port), SITE_URL: '', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const giveUp = began + 120_000;
  while (performance.now() < giveUp && child.exitCode === null) {
    if (
      await fetch(`${url}/api/ready`).then(
        (response) => response.ok,
        () => false,
      )
    )
      break;
    await new Promise((again) => setTimeout(again, 5));
  }
  const ms = performance.now() - began;
  for (let i = 0; i < 50; i += 1) await fetch(url).then((response) => response.text());
  const status = existsSync(`/proc/${child.pid}/status`)
    ? readFileSync(`/proc/${child.pid}/status`, 'utf8')
    : '';
  const residentKb = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN);
  child.kill('SIGTERM');
  await new Promise((ended) => child.once('exit', ended));
  return { ms, residentKb };
}

async function server() {
  const dataDir = mkdtempSync(join(tmpdir(), 'prahari-bench-'));
  await start(dataDir);
  const runs: Awaited<ReturnType<typeof start>>[] = [];
  for (let i = 0; i < STARTS; i += 1) runs.push(await start(dataDir));
  rmSync(dataDir, { recursive: true, force: true });
  const sorted = runs.map(({ ms }) => ms).sort((a, b) => a - b);
  console.log(`\nServer, started again ${STARTS} times on a folder it knows`);
  console.table({
    'ready to answer, median (ms)': Math.round(sorted[Math.floor(STARTS / 2)] ?? Number.NaN),
    'ready to answer, slowest (ms)': Math.round(sorted[STARTS - 1] ?? Number.NaN),
    'resident after 50 pages (MB)': Math.round(Math.max(...runs.map(({ residentKb }) => residentKb)) / 1024),
  });
}

/** The bytes of each page before any interaction; for a dashboard without a tab, and the bytes of its first tab. */
function pages() {
  const site = builtSite('dist');
  const rows: Record<string, Record<string, number>> = {};
  for (const file of globSync('dist/**/index.html').sort()) {
    const route = file.replace(/^dist|\/?index\.html$/g, '').replace(/^\//, '');
    const html = Buffer.from(site.html(route));
    const opening = site.initialScripts(route);
    const [firstTab] = site.tabScripts(route);
    const more = firstTab ? site.withImports([firstTab], new Set(opening)) : site.islandsScripts(route);
    rows[`/${route}`] = {
      HTML: gzipSync(html).length,
      'HTML, brotli': brotliCompressSync(html).length,
      CSS: site.gzipBytes(site.stylesheets(route)),
      JavaScript: site.gzipBytes(opening),
      files: opening.size,
      'with islands or first tab': site.gzipBytes(more),
    };
  }
  console.log('\nPages (bytes, gzip)');
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
      resolveId: (asked) => (asked === entry ? entry : null),
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

if (existsSync('dist')) pages();
else console.log('No dist/ yet: run `npm run build` for the bytes of the pages.');
await contract();
await components();
if (!process.argv.includes('--bytes')) await server();
