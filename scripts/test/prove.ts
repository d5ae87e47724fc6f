// Runs in full what `npm test` samples or leaves out, and prints a table of the results: `npm run prove`.
//
//   -- api stories      only these pieces
//   -- process-kill     the files of tests/fault, tests/load and tests/prove with this in their name
//   --short             makes each fault a few times
//   --mutations=V6.3    breaks only the controls of these requirements, or of files with this in their path
//
// Needs PgBouncer, Patroni, etcd, HAProxy, PostgreSQL, buildah, debootstrap, Caddy, podman,
// podman-compose, LibreOffice Calc and qpdf of Debian.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    mutations: { type: 'string', default: '' },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'prahari-prove-'));
const figures = join(folder, 'figures.jsonl');

function run(args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
const pieces: Record<string, { args: string[]; env?: Record<string, string> }> = {
  api: { args: [...vitest, '--config=vitest.api.config.ts'] },
  consumers: { args: [...vitest, '--config=vitest.node.config.ts', '--project=consumers'] },
  stories: { args: [...vitest, '--project=stories'], env: { STORY_THEME: 'dark' } },
  journeys: { args: ['node_modules/@playwright/test/cli.js', 'test'] },
  promises: { args: ['scripts/test/promises.ts'] },
  timing: { args: ['tests/load/account-enumeration.ts', '--count', values.short ? '100' : '1000'] },
};
const files = positionals.filter((name) => !(name in pieces));
const hasFaults = positionals.length === 0 || files.length > 0;
const chosen = Object.entries(pieces).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);

// Floods, measurements and journeys use the built site.
if (!run(['scripts/build/build.ts'])) process.exit(1);

const results: [name: string, ok: boolean][] = [];
if (hasFaults)
  results.push([
    'faults and load',
    run([...vitest, '--config=vitest.fault.config.ts', ...files], {
      PROVE: values.short ? 'short' : 'full',
      PROVE_MUTATIONS: values.mutations,
      PROVE_FIGURES: figures,
    }),
  ]);
for (const [name, { args, env }] of chosen)
  results.push([name, run(args, { PROVE: 'full', PROVE_FIGURES: figures, ...env })]);

const rows = existsSync(figures) ? readFileSync(figures, 'utf8').trim().split('\n') : [];
console.log('\n| proof | done | found |\n| --- | --- | --- |');
for (const row of rows) {
  const { proof, done, found } = JSON.parse(row);
  console.log(`| ${proof} | ${done} | ${found} |`);
}
for (const [name, ok] of results) console.log(`${name}: ${ok ? 'passed' : 'FAILED, see above'}`);
rmSync(folder, { recursive: true, force: true });
process.exit(results.every(([, ok]) => ok) ? 0 : 1);
