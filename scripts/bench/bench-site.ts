// Runs Lighthouse on the built site, served by the real server: `npm run bench:site`. The options are listed below.
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../../tests/e2e/support/server.ts';
import { openLighthouse } from './lighthouse.ts';
import type { Result, Run } from './lighthouse-results.ts';
import { failedAudits, medianOf, missedTargets, ratios, rowOf } from './lighthouse-results.ts';
import { servePeer } from './peer-server.ts';

const USAGE = `npm run bench:site -- [options]
  --runs N      measure each page N times and take the median (5)
  --pages LIST  only these: /,/about
  --throttling  simulate, devtools (applied while the page loads) or both (both)
  --peer DIR    measure another site in turn with ours, its index.html for every path that is no file, and print ratios
  --dist DIR    another build of ours (dist)
  --busy        another program uses one core all the while
  --json FILE   write every figure there
  --report      say what is missed, and end well all the same`;

const PAGES = ['/', '/about', '/services', '/contact', '/privacy', '/terms'];
const AUTH_PAGES = ['/login', '/signup', '/otp-verification', '/forgot-password'];

function refuse(reason: string): never {
  console.error(`${reason}\n\n${USAGE}`);
  process.exit(2);
}

function readOptions() {
  const text = (value: string) => ({ type: 'string' as const, default: value });
  try {
    return parseArgs({
      options: {
        runs: text('5'),
        pages: text([...PAGES, ...AUTH_PAGES].join()),
        throttling: text('both'),
        peer: { type: 'string' },
        dist: text('dist'),
        json: { type: 'string' },
        busy: { type: 'boolean', default: false },
        report: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const options = readOptions();
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) refuse('--runs is a whole number, 1 or more.');
const all = ['simulate', 'devtools'] as const;
const methods = options.throttling === 'both' ? all : all.filter((one) => one === options.throttling);
if (methods.length === 0) refuse('--throttling is simulate, devtools or both.');
if (!existsSync(`${options.dist}/index.html`))
  refuse(`There is no site in ${options.dist}: run \`npm run build\` first.`);
if (options.pages.split(',').some((page) => !page.startsWith('/')))
  refuse('--pages are paths, with commas between them: /,/about');
if (options.peer && !existsSync(`${options.peer}/index.html`))
  refuse(`There is no index.html in ${options.peer}.`);

const closing: (() => Promise<void>)[] = [];
/** Closes resources in reverse order of opening, each once, even when a signal arrives meanwhile. */
async function closeAll() {
  for (let close = closing.pop(); close; close = closing.pop()) await close().catch(() => {});
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => closeAll().finally(() => process.exit(1)));

const results: Result[] = [];

/** Starts a program that uses one core until it is ended. */
function occupyOneCore() {
  const program = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
  closing.push(async () => void program.kill('SIGKILL'));
}

async function measure() {
  if (options.busy) occupyOneCore();
  const server = await startServer({ SITE_URL: '' }, resolve(options.dist));
  closing.push(server.stop);
  const sites = [{ name: 'ours', url: server.url }];
  if (options.peer) {
    const peer = await servePeer(options.peer);
    closing.push(peer.stop);
    sites.push({ name: 'peer', url: peer.url });
  }
  const lighthouse = await openLighthouse();
  closing.push(lighthouse.close);
  // warm-up: the first response after a start is slower
  for (const { url } of sites) await fetch(url).then((reply) => reply.arrayBuffer());

  for (const method of methods) {
    for (const page of options.pages.split(',')) {
      const visited = sites.map((site) => ({ ...site, runs: [] as Run[] }));
      for (let run = 0; run < runs; run += 1)
        for (const site of visited) site.runs.push(await lighthouse.audit(site.url + page, method));
      for (const { name, runs } of visited)
        results.push({ site: name, method, page, figures: medianOf(runs), runs });
      process.stderr.write('.');
    }
  }
  process.stderr.write('\n');
}

function print() {
  const words = { simulate: 'simulated', devtools: 'applied' };
  for (const method of methods) {
    for (const site of options.peer ? ['ours', 'peer'] : ['ours']) {
      const rows = results.filter((result) => result.method === method && result.site === site);
      console.log(
        `\n${site === 'ours' ? 'This site' : options.peer}, mobile, ${words[method]} throttling, median of ${runs}`,
      );
      console.table(Object.fromEntries(rows.map(({ page, figures }) => [page, rowOf(figures)])));
    }
    if (!options.peer) continue;
    console.log('Peer divided by this site: above 1, this site is ahead');
    console.table(ratios(results.filter((result) => result.method === method)));
  }
  const failed = failedAudits(results.filter(({ site }) => site === 'ours'));
  if (failed.length > 0) console.log(`\nAudits below 1\n${failed.join('\n')}`);
}

try {
  await measure();
} finally {
  await closeAll();
}
print();
if (options.json) writeFileSync(options.json, JSON.stringify(results, null, 2));
const missed = missedTargets(results.filter(({ site }) => site === 'ours'));
console.log(
  missed.length === 0 ? '\nEvery target is met.' : `\nMissed, ${missed.length}:\n${missed.join('\n')}`,
);
process.exit(missed.length > 0 && !options.report ? 1 : 0);
