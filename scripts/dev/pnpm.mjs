// @ts-check
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSION = '12.21.0';

/** Replaces packageManager in package.json, which would make frozen installs fail. */
export const PNPM = `pnpm@${VERSION}`;

/** SHA-512 of pnpm's program by platform. @type {Readonly<Record<string, string>>} */
const INTEGRITY = {
  'linux-x64':
    'sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==',
  'linux-arm64':
    'sha512-4Oj/iF2TDCe2lcH0n4TupPR5sSdrNLclJB6xBElLMPCUOAvBhdf2rRlSaO5M4erJ6g4Fyy7YTXTpcmfFsKyxEA==',
};

/** Throws unless a package has the hash. @type {(file: string, integrity: string) => void} */
export function assertIntegrity(file, integrity) {
  const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (found !== integrity)
    throw new Error(`${file} is not the package that was pinned: its hash is ${found}, not ${integrity}.`);
}

/** @type {(command: string, args: string[]) => void} */
function run(command, args) {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${(stderr || String(error)).trim()}`);
}

/** Downloads and checks pnpm's program. @type {(platform: string, integrity: string) => string} */
function pinnedProgram(platform, integrity) {
  const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
  const folder = join(cache, `pnpm-${VERSION}-${platform}`);
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    const part = mkdtempSync(join(cache, 'pnpm-'));
    try {
      run('npm', [
        'pack',
        `@pnpm/exe.${platform}@${VERSION}`,
        '--silent',
        '--prefer-offline',
        '--pack-destination',
        part,
      ]);
      const [tarball = ''] = readdirSync(part);
      assertIntegrity(join(part, tarball), integrity);
      run('tar', ['-xzf', join(part, tarball), '-C', part, 'package/pnpm']);
      // Another process may have finished first.
      if (!existsSync(folder)) renameSync(join(part, 'package'), folder);
    } finally {
      rmSync(part, { recursive: true, force: true });
    }
  }
  return join(folder, 'pnpm');
}

/** True except on musl, for which this glibc program does not run. */
const isGlibc = () =>
  /** @type {any} */ (process.report?.getReport())?.header?.glibcVersionRuntime !== undefined;

/** Returns the command that runs pnpm. @type {(args: readonly string[]) => [string, string[]]} */
export function pnpmCommand(args) {
  const platform = `${process.platform}-${process.arch}`;
  const integrity = INTEGRITY[platform];
  return integrity && isGlibc()
    ? [pinnedProgram(platform, integrity), [...args]]
    : ['npx', ['--yes', PNPM, ...args]];
}

// Runs as a program: node scripts/dev/pnpm.mjs install --lockfile-only
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [command, args] = pnpmCommand(process.argv.slice(2));
  process.exitCode = spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
}
