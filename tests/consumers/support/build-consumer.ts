import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { pnpmCommand } from '../../../scripts/dev/pnpm.mjs';

const consumers = resolve(import.meta.dirname, '..');

export type ConsumerName = 'vite' | 'next' | 'astro' | 'jsdom' | 'samples';

/** Runs a command without Vitest's variables, which Vite and Astro would read. @throws with all of its output when it fails */
async function run(folder: string, command: string, args: readonly string[]): Promise<void> {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|NODE_ENV$|MODE$|DEV$|PROD$|SSR$|BASE_URL$|TEST)/.test(name),
  );
  const env = {
    ...Object.fromEntries(inherited),
    CI: 'true',
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  await promisify(execFile)(command, args, { cwd: folder, env, maxBuffer: 2 ** 26 }).catch(
    ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => {
      throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
    },
  );
}

/**
 * Copies the app out of the repository, so that it finds no package but its own, installs the tarballs, checks its types and
 * builds it. `prepare` adds files to the app before. @returns the app's folder; the built site is in `out`
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
  Object.assign(manifest.dependencies, files);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  // the packages name each other by a version that no registry has yet; folders are laid out as npm does
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    JSON.stringify({ overrides: files, nodeLinker: 'hoisted' }),
  );
  await run(folder, ...pnpmCommand(['install', '--prefer-offline', '--ignore-scripts', '--loglevel=error']));
  await run(folder, 'npm', ['run', 'build']);
  return folder;
}
