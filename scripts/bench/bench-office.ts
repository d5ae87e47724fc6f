// The admin's dashboard on a slow phone, with companies of several sizes: `npm run bench:office`. The options are listed below.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { startServer } from '../../tests/e2e/support/server.ts';
import { chromiumLaunch } from '../../tests/support/browser.ts';
import { createBenchDatabase } from './company.ts';
import { median } from './compare.ts';
import { type FirstRow, measureFirstRow } from './office/first-row.ts';
import { measureInteractions } from './office/interactions.ts';
import { type MemorySample, measureMemory } from './office/memory.ts';
import { measureScroll } from './office/scroll.ts';
import { percentile, type SiteResult, verdictsOf } from './office/verdicts.ts';
import { printVerdicts } from './verdict.ts';

const USAGE = `npm run bench:office -- [options]
  --runs N        open the dashboard N times for each size (5)
  --sizes LIST    guards, clients and bills each (1000,10000,100000)
  --before DIR    measure another build too, alternating with dist
  --minutes N     use the dashboard for N minutes to measure its memory (10)
  --json FILE     write every figure there
  --quick         one small company, one run, a few seconds: shows that everything works, its figures mean nothing`;

function refuse(reason: string): never {
  console.error(`${reason}\n\n${USAGE}`);
  process.exit(2);
}

function readOptions() {
  const text = (value: string) => ({ type: 'string' as const, default: value });
  try {
    const { values } = parseArgs({
      options: {
        runs: text('5'),
        sizes: text('1000,10000,100000'),
        before: { type: 'string' },
        minutes: text('10'),
        json: { type: 'string' },
        quick: { type: 'boolean', default: false },
      },
    });
    return values.quick ? { ...values, runs: '1', sizes: '100', minutes: '0.1' } : values;
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const options = readOptions();
const runs = Number(options.runs);
const sizes = options.sizes.split(',').map(Number);
const minutes = Number(options.minutes);
if (!Number.isInteger(runs) || runs < 1) refuse('--runs is a whole number, 1 or more.');
if (!sizes.every((size) => Number.isInteger(size) && size >= 50))
  refuse('--sizes are whole numbers from 50, with commas between them.');
if (!(minutes > 0)) refuse('--minutes is a number above 0.');
const builds = ['dist', ...(options.before ? [options.before] : [])];
for (const build of builds)
  if (!existsSync(`${build}/index.html`))
    refuse(`There is no site in ${build}: run \`npm run build\` first.`);
  else if (/<html[^>]* data-api=/.test(readFileSync(`${build}/index.html`, 'utf8')))
    refuse(
      `The site in ${build} calls the API of another origin: run \`npm run build\` without PUBLIC_API_URL.`,
    );

const closing: (() => Promise<unknown>)[] = [];
async function closeAll() {
  for (let close = closing.pop(); close; close = closing.pop()) await close().catch(() => {});
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => closeAll().finally(() => process.exit(1)));

async function openSites() {
  const sites: SiteResult[] = [];
  for (const size of sizes) {
    const database = await createBenchDatabase('sqlite', { guards: size, clients: size, bills: size });
    closing.push(database.drop);
    for (const build of builds) {
      const { env } = database.forServer();
      const server = await startServer({ ...env, SITE_URL: '' }, resolve(build));
      closing.push(server.stop);
      // the first reply after a start is slower
      await fetch(`${server.url}/admin-dashboard`).then((reply) => reply.arrayBuffer());
      sites.push({ build, size, url: server.url, firstRows: [], interactions: new Map() });
    }
  }
  return sites;
}

function printFirstRows(sites: readonly SiteResult[]) {
  const medianOf = (site: SiteResult, figure: (run: FirstRow) => number) =>
    median(site.firstRows.map(figure));
  console.log(`\nFirst row, CPU ÷ 4, slow 4G, empty cache, median of ${runs}`);
  console.table(
    sites.map((site) => ({
      build: site.build,
      rows: site.size,
      'first row (ms)': Math.round(medianOf(site, ({ ms }) => ms)),
      fastest: Math.round(Math.min(...site.firstRows.map(({ ms }) => ms))),
      slowest: Math.round(Math.max(...site.firstRows.map(({ ms }) => ms))),
      'processor (ms)': Math.round(medianOf(site, ({ processorMs }) => processorMs)),
      'API calls': medianOf(site, ({ calls }) => calls),
      'script files': medianOf(site, ({ scriptFiles }) => scriptFiles),
      'script gzip (KB)': Number(
        (medianOf(site, ({ scriptGzipBytes }) => scriptGzipBytes) / 1000).toFixed(1),
      ),
    })),
  );
}

function printInteractions(sites: readonly SiteResult[]) {
  console.log(
    '\nInteractions, milliseconds to the next paint (p75, worst); median of the processor milliseconds',
  );
  console.table(
    Object.fromEntries(
      [...(sites[0]?.interactions.keys() ?? [])].map((action) => [
        action,
        Object.fromEntries(
          sites.map(({ build, size, interactions }) => {
            const { durations = [], processorMs = [] } = interactions.get(action) ?? {};
            const processor = Math.round(median(processorMs));
            return [
              `${build}, ${size}`,
              `${percentile(durations, 75)}, ${Math.max(0, ...durations)}; ${processor}`,
            ];
          }),
        ),
      ]),
    ),
  );
}

function printMemory(samples: readonly MemorySample[]) {
  console.log('\nMemory after a collection');
  console.table(
    samples.map(({ minute, heapMb, domNodes, listeners }) => ({
      minute: minute.toFixed(1),
      'heap (MB)': heapMb.toFixed(2),
      'DOM nodes': domNodes,
      listeners,
    })),
  );
}

const browser = await chromium.launch(await chromiumLaunch());
closing.push(() => browser.close());
try {
  const sites = await openSites();
  for (let run = 0; run < runs; run += 1) {
    for (const site of sites) {
      site.firstRows.push(await measureFirstRow(browser, site.url));
      process.stderr.write('.');
    }
  }
  for (const site of sites) {
    site.interactions = await measureInteractions(browser, site.url);
    process.stderr.write('.');
  }
  const [first] = sites;
  const scroll = await measureScroll(browser, first?.url ?? '');
  const memory = await measureMemory(browser, first?.url ?? '', minutes);
  process.stderr.write('\n');

  printFirstRows(sites);
  printInteractions(sites);
  printMemory(memory);
  const verdicts = verdictsOf(
    sites.filter(({ build }) => build === 'dist'),
    scroll,
    memory,
  );
  printVerdicts(verdicts);
  if (options.json) {
    const plain = sites.map((site) => ({ ...site, interactions: Object.fromEntries(site.interactions) }));
    writeFileSync(options.json, JSON.stringify({ sites: plain, scroll, memory }, null, 2));
  }
  process.exitCode = options.quick || verdicts.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  await closeAll();
}
