import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from '../../packages/api/testing/free-port.ts';
import { root } from '../arch/source-files.ts';
import { createTempFolder, npm, stopAll, waitForUrl } from './npm-command.ts';

const login = async (url: string, email: string, password: string, role: string): Promise<number> => {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, role }),
  });
  return response.status;
};

/** Creates an admin and returns the command's output. */
async function createAdmin(folder: string): Promise<string> {
  const command = npm(['run', 'admin:create', '--', '--email', 'asha@example.com', '--name', 'Asha Rao'], {
    DATA_DIR: folder,
  });
  expect(await command.ended, command.output()).toBe(0);
  return command.output();
}

afterEach(stopAll);

/** Documents whose commands are tried. */
const DOCUMENTS = ['README.md', 'docs/commands.md'];

/** Run by a stage of `npm test`. */
const RUN_BY_CI = ['test', 'check', 'build', 'supply-chain'];
/** Overwrites committed files, or takes an hour; CI runs the parts. */
const RUN_BY_HAND = ['tokens', 'snapshots:update', 'prove'];
/** Run by the API's test of personal data, as the same program. */
const RUN_BY_API_TESTS = ['person'];
/** Run by measurements.test.ts, release.test.ts and storybook.test.ts in tests/prove. */
const RUN_BY_PROVE = ['release', 'bench', 'report', 'storybook:build'];

describe('the commands of the README and of docs/commands.md', () => {
  test('each command exists and is run here or by CI or by npm run prove', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const tried = readFileSync(import.meta.filename, 'utf8');
    const text = DOCUMENTS.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    const named = [...text.matchAll(/npm (?:run )?([a-z][a-z:-]*)/g)].map((match) => match[1] ?? '');
    for (const name of new Set(named)) {
      if (name in scripts) {
        expect(
          [...RUN_BY_CI, ...RUN_BY_API_TESTS, ...RUN_BY_HAND, ...RUN_BY_PROVE].includes(name) ||
            tried.includes(`'${name}'`),
          `npm run ${name} is tried`,
        ).toBe(true);
      } else {
        expect(text, `npm run ${name} is no script`).not.toContain(`npm run ${name}`);
      }
    }
  });

  test('npm start serves the site, prints the first admin’s login once, and stops on SIGTERM', async () => {
    const port = String(await freePort());
    const env = { PORT: port, DATA_DIR: createTempFolder() };
    const url = `http://127.0.0.1:${port}`;
    const first = npm(['start'], env);
    expect(await (await waitForUrl(`${url}/`, first)).text()).toContain('Professional Security Services');
    const email = /email\s+(\S+)/.exec(first.output())?.[1] ?? '';
    const password = /password\s+(\S+)/.exec(first.output())?.[1] ?? '';
    expect(await login(url, email, password, 'admin')).toBe(200);
    await first.stop();
    const repeated = npm(['start'], env);
    await waitForUrl(`${url}/api/ready`, repeated);
    expect(await login(url, email, password, 'admin')).toBe(200);
    expect(repeated.output()).not.toContain('password');
    await repeated.stop();
    await expect(fetch(url)).rejects.toThrow();
  });

  test('npm run demo prints a working login for each role', async () => {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const demo = npm(['run', 'demo'], { PORT: port, DATA_DIR: createTempFolder() });
    await waitForUrl(`${url}/api/ready`, demo);
    const logins = [...demo.output().matchAll(/^ {2}(Admin|Client|Security Guard)\s+(\S+)\s+(.+)$/gm)];
    const roles = { Admin: 'admin', Client: 'client', 'Security Guard': 'security' } as const;
    expect(logins).toHaveLength(3);
    for (const [, label, email, password] of logins) {
      const role = roles[label as keyof typeof roles];
      expect(await login(url, email ?? '', password?.trim() ?? '', role), label).toBe(200);
    }
    await demo.stop();
  });

  test('npm run dev serves pages with the API behind them', async () => {
    const port = String(await freePort());
    const dev = npm(['run', 'dev'], { PORT: port, DATA_DIR: createTempFolder() });
    await waitForUrl(`http://127.0.0.1:${port}/api/health`, dev);
    const page = await waitForUrl(`http://127.0.0.1:${port}/about`, dev);
    expect(await page.text()).toContain('Integrity');
    await dev.stop();
  });

  test('npm run storybook shows the components', async () => {
    const port = String(await freePort());
    const storybook = npm(['run', 'storybook', '--', '-p', port, '--ci']);
    const index = await waitForUrl(`http://127.0.0.1:${port}/index.json`, storybook);
    const { entries } = (await index.json()) as { entries: Record<string, unknown> };
    expect(Object.keys(entries).length).toBeGreaterThan(100);
    await storybook.stop();
  });

  test('npm run admin:create creates an admin and prints a password', async () => {
    expect(await createAdmin(createTempFolder())).toMatch(/email\s+asha@example\.com\n\s+password\s+\S+/);
  });

  test('npm run account disables an account', async () => {
    const folder = createTempFolder();
    await createAdmin(folder);
    const command = npm(['run', 'account', '--', '--disable', 'asha@example.com'], { DATA_DIR: folder });
    expect(await command.ended, command.output()).toBe(0);
    expect(command.output()).toContain('asha@example.com is disabled');
  });

  test('npm run restore restores the accounts of npm run backup', async () => {
    const [from, to] = [createTempFolder(), createTempFolder()];
    const file = join(createTempFolder(), 'prahari.backup');
    const password = /password\s+(\S+)/.exec(await createAdmin(from))?.[1] ?? '';
    const backup = npm(['run', 'backup', '--', file], { DATA_DIR: from });
    expect(await backup.ended, backup.output()).toBe(0);
    const identity = join(from, 'backup-identity.txt');
    const restore = npm(['run', 'restore', '--', file, '--identity', identity], { DATA_DIR: to });
    expect(await restore.ended, restore.output()).toBe(0);
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const server = npm(['start'], { PORT: port, DATA_DIR: to });
    await waitForUrl(`${url}/api/ready`, server);
    expect(await login(url, 'asha@example.com', password, 'admin')).toBe(200);
    await server.stop();
  });

  test('npm run test:changed passes where nothing changed', async () => {
    const command = npm(['run', 'test:changed', '--', '--since=HEAD']);
    expect(await command.ended, command.output()).toBe(0);
    expect(command.output()).toContain('unit tests: ok');
  });

  test('npm run chromatic exits with 0 and a message without a token', async () => {
    const command = npm(['run', 'chromatic'], { CHROMATIC_PROJECT_TOKEN: '' });
    expect(await command.ended).toBe(0);
    expect(command.output()).toContain('CHROMATIC_PROJECT_TOKEN is not set');
  });
});
