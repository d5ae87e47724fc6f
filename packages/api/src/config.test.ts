import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    databaseReplicaUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'Prahari <no-reply@prahari.example>',
    adminEmail: undefined,
    adminPassword: undefined,
    adminSecondFactor: 'optional',
    siteUrl: 'http://localhost:3000',
    publicApiUrl: '',
    corsOrigins: [],
    offlinePages: true,
    trustProxy: 0,
    authCallsPerSource: 100_000,
    logLevel: 'info',
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
  });
});

test('an empty variable counts as not set', () => {
  const empty = ['PORT', 'HOST', 'DATABASE_URL', 'SMTP_URL', 'SITE_URL', 'CORS_ORIGINS', 'ADMIN_EMAIL'];
  expect(readConfig(Object.fromEntries(empty.map((name) => [name, '']))).port).toBe(3000);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['HOST', 'a host'],
  ['DATABASE_URL', 'mysql://localhost/prahari'],
  ['DATABASE_REPLICA_URL', 'mysql://localhost/prahari'],
  ['DATABASE_REPLICA_URL', 'postgres://localhost/prahari'],
  ['SMTP_URL', 'mail.example.com'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'nobody'],
  ['ADMIN_EMAIL', 'nobody'],
  ['ADMIN_EMAIL', 'root@localhost'],
  ['ADMIN_PASSWORD', 'short'],
  ['ADMIN_SECOND_FACTOR', 'yes'],
  ['SITE_URL', 'prahari.example'],
  ['SITE_URL', 'https://prahari.example/?from=mail'],
  ['SITE_URL', 'https://prahari.example/#top'],
  ['SITE_URL', 'https://me:secret@prahari.example'],
  ['CORS_ORIGINS', 'https://a.example/path'],
  ['OFFLINE_PAGES', 'no'],
  ['TRUST_PROXY', 'yes'],
  ['AUTH_CALLS_PER_SOURCE', '1.5'],
  ['LOG_LEVEL', 'loud'],
  ['LOG_LEVEL', 'loud\nand clear'],
  ['METRICS_PORT', 'on'],
  ['METRICS_PORT', '3000'],
  ['METRICS_HOST', 'a host'],
])('an invalid %s (%s) is refused in one line that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]*$`));
});

test.each([
  [{ SITE_URL: 'https://prahari.example' }, 'required'],
  [{ SITE_URL: 'HTTPS://Prahari.example' }, 'required'],
  [{ SITE_URL: 'http://prahari.example' }, 'optional'],
  [{ SITE_URL: 'https://prahari.example', ADMIN_SECOND_FACTOR: 'optional' }, 'optional'],
  [{ ADMIN_SECOND_FACTOR: 'required' }, 'required'],
])('with %o the second factor of admins is %s', (env, expected) => {
  expect(readConfig(env).adminSecondFactor).toBe(expected);
});

test('the message for an invalid DATABASE_URL does not contain the password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@localhost/prahari' })).not.toThrow(/secret/);
});

test('PUBLIC_API_URL is an http address, or empty for the same origin', () => {
  const read = (text: string) => readConfig({ PUBLIC_API_URL: text }).publicApiUrl;
  expect(readConfig({}).publicApiUrl).toBe('');
  expect(read(' https://api.example.com/ ')).toBe('https://api.example.com');
  expect(read('http://h:1/base')).toBe('http://h:1/base');
  expect(read('http://h:1/">')).toBe('http://h:1/%22%3E');
  for (const bad of ['api.example.com', 'localhost:8787', 'ftp://h', '/api']) {
    expect(() => read(bad)).toThrow(ConfigError);
    expect(() => read(bad)).toThrow(/^PUBLIC_API_URL /);
  }
});
