import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { pnpmCommand } from '../../../scripts/dev/pnpm.mjs';

const consumers = resolve(import.meta.dirname, '..');

export type ConsumerName = 'vite' | 'next' | 'astro' | 'react-router' | 'jsdom' | 'samples';

/** Returns the environment without Vitest's variables, which Vite and Astro would read. */
export function plainEnvironment(): Record<string, string | undefined> {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|NODE_ENV$|MODE$|DEV$|PROD$|SSR$|BASE_URL$|TEST)/.test(name),
  );
  return {
    ...Object.fromEntries(inherited),
    CI: 'true',
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/** @throws with all of its output when the command fails */
async function run(folder: string, command: string, args: readonly string[]): Promise<void> {
  const options = { cwd: folder, env: plainEnvironment(), maxBuffer: 2 ** 26 };
  await promisify(execFile)(command, args, options).catch(
    ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => {
      throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
    },
  );
}

/** `npm run prove` takes what a stranger gets today; `npm test` needs no network. */
const newest = (dependencies: Readonly<Record<string, string>>) =>
  process.env.PROVE
    ? Object.fromEntries(Object.keys(dependencies).map((name) => [name, VERSIONS[name] ?? 'latest']))
    : dependencies;

/** Majors that templates write. The releases of React Router's packages come apart by hours, its tools need one version. */
const VERSIONS: Readonly<Record<string, string>> = { typescript: '^6', 'react-router': '8.4.0' };

/**
 * Copies the app out of the repository, so that it finds no package but its own, installs the tarballs, checks its types and
 * builds it. `prepare` adds files to the app before. @returns the app's folder, in which `npm start` serves it at PORT
 */
export async function buildConsumer(
  name: ConsumerName,
  tarballs: Record<string, string>,
  prepare: (folder: string) => void = () => {},
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `prahari-${name}-`));
  for (const source of [name, 'showcase'])
    cpSync(join(consumers, source), source === name ? folder : join(folder, source), { recursive: true });
  prepare(folder);
  const files = Object.fromEntries(Object.entries(tarballs).map(([each, path]) => [each, `file:${path}`]));
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  manifest.dependencies = { ...newest(manifest.dependencies), ...files };
  manifest.devDependencies = newest(manifest.devDependencies ?? {});
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  // the packages name each other by a version that no registry has yet; folders are laid out as npm does
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    JSON.stringify({ overrides: files, nodeLinker: 'hoisted' }),
  );
  const offline = process.env.PROVE ? [] : ['--prefer-offline'];
  await run(folder, ...pnpmCommand(['install', ...offline, '--ignore-scripts', '--loglevel=error']));
  await run(folder, 'npm', ['run', 'build']);
  return folder;
}
