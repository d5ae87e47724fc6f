// Checks the lock file, install scripts, licences and known advisories of packages.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { pnpmCommand } from '../dev/pnpm.mjs';

/** Licences that require only attribution, or publication of changes to their own files. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  // fonts
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Licences stated in repositories of packages without a licence field. */
const LICENCES_BY_HAND: Readonly<Record<string, string>> = {
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
};
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall'];

const findings: string[] = [];
const lines: string[] = [];
const report = (part: string, summary: string, faults: string[] = []) => {
  lines.push(`${part.padEnd(16)} ${faults.length === 0 ? summary : `${faults.length} to look at`}`);
  for (const fault of faults) lines.push(`${' '.repeat(17)}${fault}`);
  findings.push(...faults);
};

const pnpm = (...args: string[]) =>
  spawnSync(...pnpmCommand(args), {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });

function checkLock() {
  const lock = readFileSync('pnpm-lock.yaml', 'utf8');
  const packages = lock.slice(lock.indexOf('\npackages:'), lock.indexOf('\nsnapshots:'));
  const entries = packages.split(/\n {2}(?=\S)/).slice(1);
  const faults = entries
    .filter((entry) => !/resolution: \{integrity: sha512-[\w+/=]+\}/.test(entry))
    .map(
      (entry) => `${entry.slice(0, entry.indexOf('\n'))} is not pinned to the content of a registry package`,
    );
  const { status, stdout, stderr } = pnpm('install', '--frozen-lockfile', '--lockfile-only');
  if (status !== 0)
    faults.push(`the lock file does not match package.json: ${`${stdout}${stderr}`.trim().slice(0, 300)}`);
  report(
    'lock file',
    `${entries.length} packages, each pinned by SHA-512, in step with package.json`,
    faults,
  );
}

function packagesWithScripts() {
  const found = new Set<string>();
  for (const file of globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json')) {
    const { name, scripts = {} } = JSON.parse(readFileSync(file, 'utf8'));
    if (name && INSTALL_SCRIPTS.some((script) => scripts[script])) found.add(name);
  }
  return [...found].sort();
}

function checkInstallScripts() {
  const workspace = readFileSync('pnpm-workspace.yaml', 'utf8');
  const decided = (name: string) =>
    new RegExp(`^ {2}'?${name.replaceAll('/', '\\/')}'?: (true|false)$`, 'm').test(workspace);
  const withScripts = packagesWithScripts();
  const faults = withScripts
    .filter((name) => !decided(name))
    .map((name) => `${name} has an install script nobody decided on: allowBuilds in pnpm-workspace.yaml`);
  report(
    'install scripts',
    `${withScripts.length} packages have one, each decided on in pnpm-workspace.yaml`,
    faults,
  );
}

const isAllowed = (licence: string) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => LICENCES.has(one)));

function checkLicences() {
  const { status, stdout, stderr } = pnpm('licenses', 'list', '--json');
  if (status !== 0)
    return report('licences', '', [`pnpm could not list them: ${stderr.trim().slice(0, 300)}`]);
  const byLicence = Object.entries(JSON.parse(stdout) as Record<string, { name: string }[]>);
  const faults = byLicence.flatMap(([licence, packages]) =>
    packages
      .map(({ name }) => ({ name, licence: LICENCES_BY_HAND[name] ?? licence }))
      .filter((one) => !isAllowed(one.licence))
      .map((one) => `${one.name} is under ${one.licence}`),
  );
  const count = byLicence.reduce((sum, [, packages]) => sum + packages.length, 0);
  report('licences', `${count} packages, all under licences this project accepts`, faults);
}

function checkAdvisories() {
  const { stdout, stderr } = pnpm('audit', '--json');
  let audit: { advisories?: Record<string, Record<string, string>> };
  try {
    audit = JSON.parse(stdout);
  } catch {
    const printed = `${stdout}${stderr}`.replace(/[\s│]+/g, ' ');
    const reason =
      printed.match(/responded with \d+|E(?:NOTFOUND|CONN\w+|TIMEDOUT)/)?.[0] ?? 'gave no answer';
    return report(
      'advisories',
      `NOT CHECKED: the configured registry ${reason}; use one that offers them before a release`,
    );
  }
  const faults = Object.values(audit.advisories ?? {}).map(
    ({ module_name: name, severity, title, url }) => `${name}: ${severity}, ${title} (${url})`,
  );
  report('advisories', 'none is known for these versions', faults);
}

/** Actions run in CI with our sources: a tag can be moved to other code, a commit can't. */
function checkActions() {
  const uses = globSync('.github/workflows/*.yml').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/uses: *(\S+)/g)].map(([, action = '']) => `${file}: ${action}`),
  );
  const faults = uses
    .filter((use) => !/@[\da-f]{40}$/.test(use))
    .map((use) => `${use} is pinned to no commit`);
  report('actions', `${uses.length} uses, each pinned to a commit`, faults);
}

/** Says which images a tag alone names: their digests change with each fix, and only a registry tells them. */
function listImages() {
  const text = ['Containerfile', 'compose.yaml']
    .map((file) => readFileSync(`scripts/release/server/${file}`, 'utf8'))
    .join('\n');
  const images = [...text.matchAll(/^(?:FROM| *image:) +(\S+\/\S+)/gm)].map(([, image = '']) => image);
  const byTag = images.filter((image) => !image.includes('@sha256:'));
  report('images', byTag.length ? `NOT PINNED by digest: ${byTag.join(', ')}` : 'each pinned by digest');
}

checkLock();
checkInstallScripts();
checkLicences();
checkAdvisories();
checkActions();
listImages();
console.log(lines.join('\n'));
process.exit(findings.length === 0 ? 0 : 1);
