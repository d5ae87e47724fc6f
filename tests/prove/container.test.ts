import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../packages/api/testing/free-port.ts';
import { npm } from '../commands/npm-command.ts';
import { requireProgram } from '../fault/support/debian-program.ts';
import { reportResult } from '../fault/support/report-result.ts';
import { missingForContainers, openStorage, type Started } from './container-image.ts';

const missing = missingForContainers();
if (missing) process.stderr.write(`Skipped, the container of a release: ${missing}\n`);

const EMAIL = 'owner@example.com';
const PASSWORD = 'a lamp at the northern gate';
const POSTGRES_PASSWORD = 'gate4lamp';
const APP_PASSWORD = 'lamp5gate';

// Skipped without these programs, which npm doesn't have. The base comes from a Debian mirror.
describe.skipIf(missing)('the container of a release', () => {
  const storage = openStorage();
  const release = join(storage.folder, 'release');
  const running = new Set<Started>();
  let image: ReturnType<typeof storage.open>;
  let compose = '';
  let database = '';
  let hasStarted = false;
  let databaseUrl = '';
  let caddy: ChildProcess | undefined;

  const inDatabase = (command: string) => storage.runIn(database, command);

  /** Starts PostgreSQL as in compose.yaml: version, superuser with a password, database.sql. */
  async function startDatabase(base: string): Promise<void> {
    const port = await freePort();
    database = storage.buildah('from', '--pull-never', base);
    inDatabase('apt-get update && apt-get install --yes --no-install-recommends postgresql-17');
    storage.buildah('copy', database, join(release, 'database.sql'), '/database.sql');
    inDatabase(`install -d -o postgres /data && echo ${POSTGRES_PASSWORD} > /password && cat > /start <<'END'
set -e
export PATH=/usr/lib/postgresql/17/bin:$PATH POSTGRES_PASSWORD=${POSTGRES_PASSWORD} APP_PASSWORD=${APP_PASSWORD}
initdb --encoding=UTF8 --locale=C.UTF-8 --username=postgres --pwfile=/password --auth-local=trust --auth-host=scram-sha-256 /data
pg_ctl --wait --pgdata=/data --log=/data/log --options='-p ${port} -k /data' start > /dev/null
psql --host=/data --port=${port} --username=postgres --set=ON_ERROR_STOP=1 --file=/database.sql
END
su postgres -c 'sh /start'`);
    hasStarted = true;
    databaseUrl = `postgres://prahari:${POSTGRES_PASSWORD}@127.0.0.1:${port}/prahari`;
  }

  beforeAll(async () => {
    const made = npm(['run', 'release', '--', '--out', release]);
    expect(await made.ended, made.output()).toBe(0);
    const settings = readFileSync(join(release, '.env.example'), 'utf8');
    writeFileSync(
      join(release, '.env'),
      `${settings}\nPOSTGRES_PASSWORD=${POSTGRES_PASSWORD}\nAPP_PASSWORD=${APP_PASSWORD}\n`,
    );
    const containerfile = join(release, 'Containerfile');
    const [, base = '', debian = ''] =
      /^FROM (\S+:\d+-(\w+)-slim)$/m.exec(readFileSync(containerfile, 'utf8')) ?? [];
    storage.makeBase(base, debian);
    await startDatabase(base);
    const build = ['bud', '--isolation', 'chroot', '--pull-never', '--file', containerfile];
    storage.buildah(...build, '--tag', 'prahari', release);
    image = storage.open('prahari');
    const composed = spawnSync(requireProgram('podman-compose', 'podman-compose'), ['--dry-run', 'up'], {
      cwd: release,
      encoding: 'utf8',
    });
    compose = composed.stdout + composed.stderr;
  }, 1_200_000);

  afterAll(() => {
    caddy?.kill();
    for (const started of running) started.signal('SIGKILL');
    if (hasStarted)
      inDatabase(`su postgres -c '/usr/lib/postgresql/17/bin/pg_ctl --mode=immediate --pgdata=/data stop'`);
    storage.remove();
  });

  const run = async (command: readonly string[], data: string, env: Record<string, string> = {}) => {
    const started = image.start(command, data, env);
    return { code: await started.ended, output: started.output() };
  };

  async function start(data: string, env: Record<string, string>) {
    const port = String(await freePort());
    const server = image.start(image.config.Cmd, data, { PORT: port, ...env });
    running.add(server);
    await expect.poll(() => server.output(), { timeout: 30_000 }).toContain('Prahari is ready');
    return {
      port,
      url: `http://127.0.0.1:${port}`,
      stop: async () => {
        const began = performance.now();
        server.signal('SIGTERM');
        expect(await server.ended, server.output()).toBe(0);
        running.delete(server);
        expect(performance.now() - began).toBeLessThan(15_000);
      },
    };
  }

  /** Returns the health command of compose.yaml with a test's port. */
  const healthOf = (service: string, port: string): string[] => {
    const line =
      compose.split('\n').find((one) => one.includes(`com.docker.compose.service=${service} `)) ?? '';
    const [, quoted = ''] = /--healthcheck-command \/bin\/sh -c (.*) --healthcheck-interval/.exec(line) ?? [];
    const { stdout } = spawnSync('sh', ['-c', `printf %s ${quoted}`], { encoding: 'utf8' });
    return ['/bin/sh', '-c', stdout.replace('3000', port)];
  };

  const logIn = (url: string) =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: EMAIL, password: PASSWORD, role: 'admin' }),
    });

  test('the image runs as a user without rights, its root cannot be written and .env is not in it', async () => {
    expect(image.config.User).toBe('node');
    expect(existsSync(join(image.root, 'opt/prahari/.env'))).toBe(false);
    expect(existsSync(join(image.root, 'opt/prahari/packages/api/src/main.ts'))).toBe(true);
    const probe = `for file in /opt/prahari/a /etc/a /usr/local/bin/a; do touch $file && echo written; done
      touch /tmp/a /var/lib/prahari/a && id -u && grep -E '^(CapEff|NoNewPrivs)' /proc/self/status`;
    const { output } = await run(['sh', '-c', probe], image.volume('probe'));
    expect(output.match(/Read-only file system/g)).toHaveLength(3);
    expect(output).not.toContain('written');
    expect(output).toMatch(/\n1000\nCapEff:\t0{16}\nNoNewPrivs:\t1\n/);
  });

  test('podman-compose reads the compose file and fills in every setting', () => {
    // podman-compose before 1.1 starts the services of every profile: the mail catcher too.
    const created = compose
      .split('\n')
      .filter((line) => line.startsWith('podman create') && !line.includes('mailpit'));
    expect(created).toHaveLength(4);
    expect(created.join('\n')).not.toContain('${');
    expect(compose).toContain(`postgres://prahari:${POSTGRES_PASSWORD}@database/prahari`);
    expect(compose).toContain(`postgres://prahari_app:${APP_PASSWORD}@database/prahari`);
    expect(created.filter((line) => line.includes('--read-only'))).toHaveLength(3);
    expect(created.filter((line) => line.includes('--cap-drop ALL'))).toHaveLength(4);
  });

  test.each(['SQLite', 'PostgreSQL'])(
    'on %s it serves and is healthy and backs up and restores and stops',
    async (engine) => {
      const data = image.volume(engine);
      const settings: Record<string, string> = engine === 'PostgreSQL' ? { DATABASE_URL: databaseUrl } : {};
      const first = await start(data, { ...settings, ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD });
      expect((await run(healthOf('app', first.port), data)).code).toBe(0);
      expect((await run(healthOf('app', String(await freePort())), data)).code).toBe(1);
      expect(await (await fetch(first.url)).text()).toContain('<title>');
      expect((await logIn(first.url)).status).toBe(200);
      const backup = ['node', 'packages/api/src/commands/backup.ts', '/var/lib/prahari/one.backup'];
      expect(await run(backup, data, settings)).toMatchObject({ code: 0 });
      await first.stop();

      const restoring = [
        'node',
        'packages/api/src/commands/restore.ts',
        '/var/lib/prahari/one.backup',
        '--force',
      ];
      expect(await run(restoring, data, settings)).toMatchObject({ code: 0 });
      const repeated = await start(data, settings);
      expect((await logIn(repeated.url)).status).toBe(200);
      await repeated.stop();
    },
  );

  test('its role in PostgreSQL owns its database and nothing else, and the superuser cannot come by network', async () => {
    const { port } = new URL(databaseUrl);
    const ask = (statement: string) =>
      inDatabase(
        `psql --host=/data --port=${port} --username=postgres --tuples-only --no-align --command="${statement}"`,
      );
    expect(
      ask(
        `select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls from pg_roles where rolname = 'prahari'`,
      ),
    ).toBe('f');
    expect(ask(`select rolpassword is null from pg_authid where rolname = 'postgres'`)).toBe('t');
    expect((await run(healthOf('database', port), image.volume('health'), { PGPORT: port })).code).toBe(0);
  });

  test('behind Caddy it has HTTP/2, cookies of this host alone, the address of the caller, and calls without TLS are refused', async () => {
    const [plain, secure] = [await freePort(), await freePort()];
    const site = `https://localhost:${secure}`;
    const server = await start(image.volume('proxied'), {
      SITE_URL: site,
      TRUST_PROXY: '1',
      ADMIN_EMAIL: EMAIL,
      ADMIN_PASSWORD: PASSWORD,
    });
    const state = join(storage.folder, 'caddy');
    const options = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${plain}\n\thttps_port ${secure}`;
    const own = readFileSync(join(release, 'Caddyfile'), 'utf8').replace(/^\{/, options);
    writeFileSync(join(storage.folder, 'Caddyfile'), own);
    const config = ['--adapter', 'caddyfile', '--config', join(storage.folder, 'Caddyfile')];
    const env = {
      PATH: process.env.PATH,
      HOME: state,
      XDG_DATA_HOME: state,
      SITE_URL: site,
      UPSTREAM: `127.0.0.1:${server.port}`,
    };
    const proxy = requireProgram('caddy', 'caddy');
    const validated = spawnSync(proxy, ['validate', ...config], { env, encoding: 'utf8' });
    expect(validated.stdout + validated.stderr).toContain('Valid configuration');
    caddy = spawn(proxy, ['run', ...config], { env, stdio: 'ignore' });
    const authority = join(state, 'caddy/pki/authorities/local/root.crt');
    await expect.poll(() => existsSync(authority), { timeout: 30_000 }).toBe(true);
    await expect
      .poll(() => fetch(`http://localhost:${plain}/`, { redirect: 'manual' }).catch(() => false), {
        timeout: 30_000,
      })
      .toBeTruthy();

    const session = connect(site, { ca: readFileSync(authority) });
    async function call(path: string, headers: Record<string, string> = {}, body?: object) {
      const stream = session.request({
        ':method': body ? 'POST' : 'GET',
        ':path': path,
        'content-type': 'application/json',
        ...headers,
      });
      const replied = new Promise<Record<string, unknown>>((done, fail) =>
        stream.on('response', done).on('error', fail),
      );
      stream.end(body && JSON.stringify(body));
      return { headers: await replied, body: await text(stream) };
    }
    const page = await call('/login');
    expect(session.alpnProtocol).toBe('h2');
    expect(page.headers).toMatchObject({
      ':status': 200,
      'strict-transport-security': expect.stringContaining('max-age'),
    });

    const login = { email: EMAIL, password: PASSWORD, role: 'admin', cookie: true };
    const reply = await call('/api/auth/login', { origin: site, 'sec-fetch-site': 'same-origin' }, login);
    const [cookie = ''] = (reply.headers['set-cookie'] as string[]).filter((one) =>
      one.startsWith('__Host-prahari'),
    );
    expect(cookie.split('; ').slice(1)).toEqual(
      expect.arrayContaining(['HttpOnly', 'Secure', 'Path=/', 'SameSite=Strict']),
    );
    expect(JSON.parse(reply.body).token).toBe('');

    // Each guess claims another address; Caddy replaces it by the real one.
    const statuses: unknown[] = [];
    for (let number = 1; number <= 12; number += 1) {
      const guess = await call(
        '/api/auth/login',
        { 'x-forwarded-for': `203.0.113.${number}` },
        { ...login, password: `wrong ${number} times` },
      );
      statuses.push(guess.headers[':status']);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
    session.close();

    const redirected = await fetch(`http://localhost:${plain}/login`, { redirect: 'manual' });
    expect([redirected.status, redirected.headers.get('location')]).toEqual([301, 'https://localhost/login']);
    expect((await logIn(`http://localhost:${plain}`)).status).toBe(403);
    await server.stop();
    reportResult({
      proof: 'The Containerfile, built and started with a read-only root; compose file; Caddy in front',
      done: 'SQLite and PostgreSQL 17: serve, health, backup, restore, SIGTERM; HTTP/2 and TLS',
      found: 'all as compose.yaml and Caddyfile say',
    });
  });
});
