// Makes release/, all that a server needs beside Node, without development packages: `npm run release [-- --out DIR]`.
// The addresses are read at start (SITE_URL, PUBLIC_API_URL), so that one release serves any. docs/adr/0041.
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

const MAX_MB = 60;
/** The unit in which file systems give space to files. */
const BLOCK = 4096;
/** Declarations and source maps of packages, a quarter of all files, which no server reads. */
const NOT_RUN = /\.(?:d\.[cm]?ts|map)$/;
/** Describes the release; a folder without it is not overwritten. */
const MANIFEST = 'release.json';
/** Files of scripts/release/server that begin with a dot in the release. */
const HIDDEN = ['env.example', 'dockerignore'];
/** Not needed on a server. */
const LEFT_OUT =
  /\.test\.ts$|^packages\/api\/src\/(?:testing|fuzz|demo)(?:\/|$)|\/(?:node_modules|dist)(?:\/|$)/;

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

/** Puts dist/ aside, for builds of other settings, and back at the end of the process. */
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

/** The site, for any address, with the API on the same origin and on any other. */
function addSite(): void {
  keepBuiltSite();
  const variants = { dist: '', 'dist-other-origin': ANY_API };
  for (const [folder, api] of Object.entries(variants)) {
    run([process.execPath, ['scripts/build/build.ts']], { env: { SITE_URL: ANY_SITE, PUBLIC_API_URL: api } });
    cpSync('dist', inOut(folder), { recursive: true });
  }
}

/** The sources of the server, which Node runs as they are. */
function addServer(): void {
  for (const folder of ['packages/api', 'packages/contract'])
    cpSync(folder, inOut(folder), { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
}

/** `npm start` and the commands of the console, without what they need in a checkout. */
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

/** Names of the packages in a lock file, with their hashes. */
function lockedPackages(file: string): Set<string> {
  const lock = readFileSync(file, 'utf8');
  const packages = lock.slice(lock.indexOf('\npackages:'), lock.indexOf('\nsnapshots:'));
  return new Set(
    [...packages.matchAll(/\n {2}(\S.*:)\n {4}resolution: (.*)/g)].map(([, ...one]) => one.join(' ')),
  );
}

/** The packages of the server. The lock file is cut down to them; what it does not hold stops the release. */
function addPackages(): void {
  for (const file of ['pnpm-workspace.yaml', 'pnpm-lock.yaml']) cpSync(file, inOut(file));
  const options = ['--prod', '--no-frozen-lockfile', '--ignore-scripts', '--prefer-offline'];
  run(pnpmCommand(['install', ...options]), { cwd: outputFolder });
  const known = lockedPackages('pnpm-lock.yaml');
  const unknown = [...lockedPackages(inOut('pnpm-lock.yaml'))].filter((one) => !known.has(one));
  if (unknown.length > 0) stop(`Not in pnpm-lock.yaml: ${unknown.join(', ')}`);
  for (const file of filesIn(inOut('node_modules')).filter((path) => NOT_RUN.test(path))) rmSync(file);
}

/** The CycloneDX list of what is inside. */
function addBillOfMaterials(): void {
  const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod'];
  const list = run(pnpmCommand(['--filter', '@prahari/api', 'sbom', ...format]), { cwd: outputFolder });
  writeFileSync(inOut('sbom.cdx.json'), list);
}

/** Container, proxy, systemd unit, settings and instructions. */
function addDeployment(): void {
  const files = 'scripts/release/server';
  for (const file of readdirSync(files)) {
    const name = HIDDEN.includes(file) ? `.${file}` : file;
    cpSync(join(files, file), inOut(name));
    chmodSync(inOut(name), 0o644);
  }
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(file, inOut(file));
}

/** From which sources and with what the release was made. */
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
    platform: `${process.platform}-${process.arch}`,
  });
}

/** All files below a folder. Symbolic links, by which packages find each other, are not followed. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() ? [path] : [];
  });

/** In the format of `sha256sum --check`. Returns the size of all files in bytes, as they lie on a disk. */
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
console.log(
  `${relative(process.cwd(), outputFolder) || outputFolder}: ${megabytes.toFixed(1)} MB of ${MAX_MB} MB`,
);
if (megabytes > MAX_MB) stop('The release is too large.');
