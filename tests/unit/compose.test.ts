import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../packages/api/src/config.ts';

const server = 'scripts/release/server';
const read = (file: string) => readFileSync(`${server}/${file}`, 'utf8');

interface Service {
  profiles?: string[];
  environment?: Record<string, string>;
  networks?: string[];
  ports?: string[];
  volumes?: string[];
  cap_drop?: string[];
  read_only?: boolean;
  command?: string[];
  healthcheck?: { test: string };
  depends_on?: unknown;
}

const compose: { services: Record<string, Service>; networks: object; volumes: object } = parse(
  read('compose.yaml'),
);
const { services } = compose;
const app = services.app ?? {};
const containerfile = read('Containerfile');
/** The value of a setting that is not in the environment: its default, or empty without one. */
const withDefaults = (text: string) =>
  text.replace(/\$\{(?:POSTGRES|APP)_PASSWORD[^}]*\}/g, 'secret').replace(/\$\{\w+(?::-?([^}]*))?\}/g, '$1');

test('without a profile, compose migrates, starts the server, PostgreSQL and the proxy, and no mail catcher', () => {
  const started = Object.entries(services).filter(([, { profiles }]) => !profiles);
  expect(started.map(([name]) => name).sort()).toEqual(['app', 'database', 'migrate', 'proxy']);
  expect(services.mail?.profiles).toEqual(['mail']);
  expect(withDefaults(app.environment?.SMTP_URL ?? 'none')).toBe('');
});

test('every setting of the server in compose is one that it reads, with a value that it takes', () => {
  const known = readFileSync('packages/api/src/config.ts', 'utf8');
  const settings = Object.entries(app.environment ?? {});
  expect(settings.length).toBeGreaterThan(5);
  for (const [name] of settings.filter(([, value]) => value !== '')) expect(known, name).toContain(name);
  const config = readConfig(
    Object.fromEntries(settings.map(([name, value]) => [name, withDefaults(String(value))])),
  );
  expect(config).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    databaseUrl: 'postgres://prahari_app:secret@database/prahari',
    smtpUrl: undefined,
  });
});

test('the server has a role that may not change the audit log, and no password of its owner', () => {
  const { migrate = {} } = services;
  expect(app.environment?.POSTGRES_PASSWORD).toBe('');
  expect(JSON.stringify(app.environment)).not.toContain('${POSTGRES_PASSWORD');
  expect(withDefaults(migrate.environment?.DATABASE_URL ?? '')).toBe(
    'postgres://prahari:secret@database/prahari',
  );
  expect(migrate.command?.slice(-2)).toEqual(['--grant', 'prahari_app']);
  expect(existsSync(migrate.command?.[1] ?? '')).toBe(true);
  expect(app.depends_on).toMatchObject({ migrate: { condition: 'service_completed_successfully' } });
  expect(read('database.sql')).toContain("CREATE ROLE prahari_app LOGIN PASSWORD :'app_password';");
});

test('networks, volumes and files that compose names exist, and all rights are dropped', () => {
  for (const [name, service] of Object.entries(services)) {
    expect([name, service.cap_drop]).toEqual([name, ['ALL']]);
    for (const network of service.networks ?? []) expect(Object.keys(compose.networks)).toContain(network);
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('./')) expect(existsSync(`${server}/${source}`), source).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
  }
  expect(app.read_only).toBe(true);
});

test('the health check asks the port that the server listens on and the proxy calls', () => {
  expect(app.healthcheck?.test).toContain(`127.0.0.1:${app.environment?.PORT}/api/ready`);
  expect(read('Caddyfile')).toContain(`app:${app.environment?.PORT}`);
  expect(containerfile).toContain('EXPOSE 3000');
});

test('the image alone runs on SQLite in its volume, reachable from outside the container', () => {
  const [, settings = ''] = /^ENV (.+)$/m.exec(containerfile) ?? [];
  const config = readConfig(Object.fromEntries(settings.split(' ').map((one) => one.split('='))));
  expect(config).toMatchObject({ host: '0.0.0.0', port: 3000, databaseUrl: undefined });
  expect(containerfile).toContain(`VOLUME ${config.dataDir}`);
  const [, script = ''] = /CMD \[.*"([^"]+\.ts)"\]/.exec(containerfile) ?? [];
  expect(existsSync(script)).toBe(true);
});
