// Makes release/, everything a server needs besides Node, for any address (ADR 0041).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ANY_API, ANY_SITE } from '../../packages/api/src/http/site-files.ts';
import { pnpmCommand } from '../dev/pnpm.mjs';
import { signChecksums } from './sign-checksums.ts';

const MAX_MB = 60;
/** The block size of common file systems, in bytes. */
const BLOCK = 4096;
/** Programs in packages for both kinds of servers, whichever makes the release. */
const PROCESSORS = ['--os=linux', '--libc=glibc', '--cpu=x64', '--cpu=arm64'];
/** Declarations, source maps and tests of packages, which no server reads. */
const NOT_RUN = /\.(?:d\.[cm]?ts|map)$|\/node_modules\/(?:@[^/]+\/)?[^/@]+\/test\//;
/** Describes the release; a folder without it is never overwritten. */
const MANIFEST = 'release.json';
/** Files of scripts/release/server that get a leading dot in the release. */
const HIDDEN = ['env.example', 'dockerignore'];
const LEFT_OUT =
  /\.test\.ts$|^packages\/api\/(?:testing|fuzz|src\/demo)(?:\/|$)|\/(?:node_modules|dist)(?:\/|$)/;

const { values } = parseArgs({ options: { out: { type: 'string', default: 'release' } } });
const outputFolder = resolve(values.out);
const inOut = (...path: string[]) => join(outputFolder, ...path);

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function run(
  [command, args]: readonly [string, string[]],
  { cwd = process.cwd(), env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...env },
  });
  if (status !== 0) stop(`${command} ${args[0]} failed: ${error ?? `${stdout}${stderr}`.trim()}`);
  return stdout;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, value: object) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

function prepareFolder(): void {
  if (existsSync(outputFolder) && readdirSync(outputFolder).length > 0 && !existsSync(inOut(MANIFEST)))
    stop(`${outputFolder} is not empty and holds no release: choose another folder with --out`);
  rmSync(outputFolder, { recursive: true, force: true });
  mkdirSync(outputFolder, { recursive: true });
}

/** Puts dist/ aside during builds with other settings and restores it at exit. */
function keepBuiltSite(): void {
  const kept = 'node_modules/.cache/prahari/built-site';
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(dirname(kept), { recursive: true });
  if (existsSync('dist')) renameSync('dist', kept);
  process.once('exit', () => {
    rmSync('dist', { recursive: true, force: true });
    if (existsSync(kept)) renameSync(kept, 'dist');
  });
}

/** Builds the site for any address, with the API on the same origin and on another. */
function addSite(): void {
  keepBuiltSite();
  const variants = { dist: '', 'dist-other-origin': ANY_API };
  for (const [folder, api] of Object.entries(variants)) {
    run([process.execPath, ['scripts/build/build.ts']], { env: { SITE_URL: ANY_SITE, PUBLIC_API_URL: api } });
    cpSync('dist', inOut(folder), { recursive: true });
  }
}

function addServer(): void {
  for (const folder of ['packages/api', 'packages/contract', 'packages/domain'])
    cpSync(folder, inOut(folder), { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
}

/** Adds `npm start` and the console's commands, without what they need in a checkout. */
function addCommands(): void {
  const { name, version, description, license, scripts } = readJson('package.json');
  const start = `exec node ${String(scripts.start).match(/--\S+/g)?.join(' ')} packages/api/src/main.ts`;
  const commands = Object.entries(scripts as Record<string, string>)
    .filter(([, script]) => script.includes('packages/api/src/commands/'))
    .map(([command, script]) => [command, script.replace('sh scripts/with-deps.sh ', '')]);
  writeJson(inOut('package.json'), {
    name,
    version,
    description,
    license,
    private: true,
    type: 'module',
    engines: { node: `>=${process.versions.node.split('.')[0]}` },
    scripts: { start, ...Object.fromEntries(commands) },
  });
}

/** Returns package names and hashes of a lock file. */
function lockedPackages(file: string): Set<string> {
  const lock = readFileSync(file, 'utf8');
  const packages = lock.slice(lock.indexOf('\npackages:'), lock.indexOf('\nsnapshots:'));
  return new Set(
    [...packages.matchAll(/\n {2}(\S.*:)\n {4}resolution: (.*)/g)].map(([, ...one]) => one.join(' ')),
  );
}

/** Adds the server's packages by a reduced lock file; one that it lacks stops the release. */
function addPackages(): void {
  for (const file of ['pnpm-workspace.yaml', 'pnpm-lock.yaml']) cpSync(file, inOut(file));
  const options = ['--prod', '--no-frozen-lockfile', '--ignore-scripts', '--prefer-offline', ...PROCESSORS];
  run(pnpmCommand(['install', ...options]), { cwd: outputFolder });
  const known = lockedPackages('pnpm-lock.yaml');
  const unknown = [...lockedPackages(inOut('pnpm-lock.yaml'))].filter((one) => !known.has(one));
  if (unknown.length > 0) stop(`Not in pnpm-lock.yaml: ${unknown.join(', ')}`);
  for (const file of filesIn(inOut('node_modules')).filter((path) => NOT_RUN.test(path))) rmSync(file);
}

/** Adds the CycloneDX bill of materials. */
function addBillOfMaterials(): void {
  const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod'];
  const list = run(pnpmCommand(['--filter', '@prahari/api', 'sbom', ...format]), { cwd: outputFolder });
  writeFileSync(inOut('sbom.cdx.json'), list);
}

/** Adds container, proxy, systemd unit, settings and instructions. */
function addDeployment(): void {
  const files = 'scripts/release/server';
  for (const file of readdirSync(files)) {
    const name = HIDDEN.includes(file) ? `.${file}` : file;
    cpSync(join(files, file), inOut(name));
    chmodSync(inOut(name), 0o644);
  }
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(file, inOut(file));
}

/** Records the sources and tools of the release. */
function addProvenance(): void {
  const git = (...args: string[]) => run(['git', args]).trim();
  writeJson(inOut(MANIFEST), {
    name: 'prahari',
    version: readJson('package.json').version,
    commit: git('rev-parse', 'HEAD'),
    committedAt: git('log', '-1', '--format=%cI'),
    hasUncommittedChanges: git('status', '--porcelain', '--untracked-files=no') !== '',
    lockFileSha256: sha256('pnpm-lock.yaml'),
    node: process.versions.node,
    platforms: ['linux-x64', 'linux-arm64'],
  });
}

/** Returns all files below a folder without following the links between packages. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() ? [path] : [];
  });

/** Adds checksums for `sha256sum --check`. Returns the size of all files on a disk in bytes. */
function addChecksums(): number {
  const files = filesIn(outputFolder).sort();
  const lines = files.map((file) => `${sha256(file)}  ${relative(outputFolder, file)}`);
  writeFileSync(inOut('SHA256SUMS'), `${lines.join('\n')}\n`);
  return files.reduce((sum, file) => sum + Math.ceil(statSync(file).size / BLOCK) * BLOCK, 0);
}

prepareFolder();
addSite();
addServer();
addCommands();
addPackages();
addBillOfMaterials();
rmSync(inOut('pnpm-workspace.yaml'));
addDeployment();
addProvenance();
const megabytes = addChecksums() / 1e6;
const signature = signChecksums(inOut('SHA256SUMS'), process.env.RELEASE_SIGNING_KEY);
console.log(
  `${relative(process.cwd(), outputFolder) || outputFolder}: ${megabytes.toFixed(1)} MB of ${MAX_MB} MB, ${signature}`,
);
if (megabytes > MAX_MB) stop('The release is too large.');
