import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError } from './ConfigError.ts';
import { readConfig } from './config.ts';

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
  ['CORS_ORIGINS', 'ftp://a.example'],
  ['PUBLIC_API_URL', 'https://api.example/?key=1'],
  ['PUBLIC_API_URL', 'https://api.example/#top'],
  ['PUBLIC_API_URL', 'https://me:secret@api.example'],
  ['OFFLINE_PAGES', 'no'],
  ['TRUST_PROXY', 'yes'],
  ['AUTH_CALLS_PER_SOURCE', '1.5'],
  ['LOG_LEVEL', 'loud'],
  ['LOG_LEVEL', 'loud\nand clear'],
  ['METRICS_PORT', 'on'],
  ['METRICS_PORT', '3000'],
  ['METRICS_HOST', 'a host'],
  ['S3_PATH_STYLE', 'yes'],
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

const s3 = {
  S3_ENDPOINT: 'https://s3.example.com/',
  S3_BUCKET: 'receipts',
  S3_ACCESS_KEY: 'me',
  S3_SECRET_KEY: 'hunter2',
};

test('a bucket is addressed by path in us-east-1 unless the environment says otherwise', () => {
  const bucket = {
    endpoint: 'https://s3.example.com',
    bucket: 'receipts',
    accessKey: 'me',
    secretKey: 'hunter2',
  };
  expect(readConfig(s3).s3).toEqual({ ...bucket, region: 'us-east-1', pathStyle: true });
  const other = { ...s3, S3_REGION: 'ap-south-1', S3_PATH_STYLE: 'off' };
  expect(readConfig(other).s3).toEqual({ ...bucket, region: 'ap-south-1', pathStyle: false });
  expect(readConfig({ S3_REGION: 'ap-south-1' }).s3).toBeUndefined();
});

test('the secret of a bucket is read from a file as well', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prahari-secret-'));
  const file = join(folder, 'secret');
  writeFileSync(file, 'from a file\n');
  const { S3_SECRET_KEY: _, ...rest } = s3;
  expect(readConfig({ ...rest, S3_SECRET_KEY_FILE: file }).s3?.secretKey).toBe('from a file');
  writeFileSync(file, '\n');
  expect(() => readConfig({ ...rest, S3_SECRET_KEY_FILE: file })).toThrow(
    /^S3_SECRET_KEY_FILE \S+ is empty$/,
  );
  rmSync(folder, { recursive: true });
  expect(() => readConfig({ ...rest, S3_SECRET_KEY_FILE: file })).toThrow(/^S3_SECRET_KEY_FILE .* ENOENT$/);
});

test.each([
  ['S3_ENDPOINT', 's3.example.com'],
  ['S3_ENDPOINT', 'ftp://s3.example.com'],
  ['S3_ENDPOINT', 'https://me:hunter2@s3.example.com'],
  ['S3_ENDPOINT', ''],
  ['S3_BUCKET', 'Receipts'],
  ['S3_BUCKET', 'a/b'],
  ['S3_BUCKET', ''],
  ['S3_ACCESS_KEY', ''],
  ['S3_SECRET_KEY', ''],
  ['S3_SECRET_KEY_FILE', '/nowhere'],
])(
  'of a bucket, an invalid %s (%s) is refused in one line that names it, without the secret',
  (name, value) => {
    const read = () => readConfig({ ...s3, [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]*$`));
    expect(read).not.toThrow(/hunter2/);
  },
);
