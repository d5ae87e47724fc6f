import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../packages/api/testing/free-port.ts';
import { npm } from '../commands/npm-command.ts';

/** A root folder with only Node, its libraries and the release: no shell, no npm. */
const root = mkdtempSync(join(tmpdir(), 'prahari-release-'));
const release = join(root, 'prahari');
const running = new Set<ChildProcess>();

/** Returns the absolute paths of a program's shared libraries. */
function librariesOf(file: string): string[] {
  const { stdout } = spawnSync('ldd', [file], { encoding: 'utf8' });
  return [...stdout.matchAll(/(\/\S+) \(0x/g)].map(([, path = '']) => path);
}

const builtSite = () => readFileSync('dist/index.html', 'utf8') + readFileSync('dist/.stamp', 'utf8');
let siteBefore = '';

beforeAll(async () => {
  siteBefore = builtSite();
  const command = npm(['run', 'release', '--', '--out', release]);
  expect(await command.ended, command.output()).toBe(0);
  const native = globSync('node_modules/.pnpm/*/node_modules/@*/*/*.node', { cwd: release });
  const libraries = new Set(
    [process.execPath, ...native.map((file) => join(release, file))].flatMap(librariesOf),
  );
  for (const library of libraries) {
    mkdirSync(join(root, dirname(library)), { recursive: true });
    cpSync(realpathSync(library), join(root, library));
  }
  cpSync(realpathSync(process.execPath), join(root, 'node'));
  for (const folder of ['data', 'restored', 'tmp', 'old']) mkdirSync(join(root, folder));
});

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

/** Runs a program of the release in that root, as a user without rights outside it. */
function run(program: string, args: string[], env: Record<string, string>) {
  const inRoot = ['-r', 'chroot', root, '/node', `/prahari/packages/api/src/${program}`, ...args];
  const child = spawn('unshare', inRoot, { env: { PATH: process.env.PATH, ...env } });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((done) => child.on('close', done));
  void ended.then(() => running.delete(child));
  return { output: () => output, ended, stop: () => child.kill('SIGTERM') };
}

async function start(env: Record<string, string>) {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const server = run('main.ts', [], { PORT: port, ...env });
  await expect.poll(() => server.output(), { timeout: 20_000 }).toContain('Prahari is ready');
  const stop = async () => {
    server.stop();
    expect(await server.ended, server.output()).toBe(0);
  };
  return { url, output: server.output, stop };
}

const login = async (url: string, email: string, password: string, role: string) =>
  (
    await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, role }),
    })
  ).status;

test('a release leaves the built site as it was', () => {
  expect(builtSite()).toBe(siteBefore);
});

test('the release holds no development package, takes at most 60 MB and its checksums are right', () => {
  const [kilobytes = ''] = spawnSync('du', ['-sk', release], { encoding: 'utf8' }).stdout.split('\t');
  expect(Number(kilobytes)).toBeGreaterThan(1000);
  expect(Number(kilobytes)).toBeLessThanOrEqual(60_000);
  const packages = globSync('node_modules/.pnpm/*', { cwd: release }).join('\n');
  expect(packages).not.toMatch(
    /biome|lighthouse|chromium|playwright|vitest|storybook|typescript|astro|react/,
  );
  // The ** of globSync skips folders that begin with a dot.
  const files = readdirSync(join(release, 'node_modules'), { encoding: 'utf8', recursive: true });
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(100);
  expect(files.filter((file) => /\.(?:map|d\.[cm]?ts)$/.test(file))).toEqual([]);
  const check = spawnSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], {
    cwd: release,
    encoding: 'utf8',
  });
  expect(check.stdout + check.stderr).toBe('');
  const { components } = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8'));
  expect(components.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['hono', 'kysely', 'zod']),
  );
});

test('a release in an otherwise empty root folder starts and serves any address of site and API and backs up and restores and stops', async () => {
  const email = 'owner@example.com';
  const password = 'a lamp at the northern gate';
  const server = await start({
    DATA_DIR: '/data',
    SITE_URL: 'https://www.example.org',
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
  });
  const page = await (await fetch(server.url, { headers: { 'x-forwarded-proto': 'https' } })).text();
  expect(page).toContain('<link rel="canonical" href="https://www.example.org/');
  expect(page).not.toContain('.invalid');
  expect(page).not.toContain('data-api=');
  const backup = run('commands/backup.ts', ['/tmp/one.backup'], { DATA_DIR: '/data' });
  expect(await backup.ended, backup.output()).toBe(0);
  await server.stop();

  const restore = run('commands/restore.ts', ['/tmp/one.backup'], { DATA_DIR: '/restored' });
  expect(await restore.ended, restore.output()).toBe(0);
  const repeated = await start({ DATA_DIR: '/restored' });
  expect(await login(repeated.url, email, password, 'admin')).toBe(200);
  await repeated.stop();

  const otherOrigin = await start({ DATA_DIR: '/restored', PUBLIC_API_URL: 'https://api.example.org' });
  const form = await fetch(`${otherOrigin.url}/login`);
  expect(form.headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://api.example.org;",
  );
  expect(await form.text()).toContain('data-api="https://api.example.org/api"');
  await otherOrigin.stop();
});
