import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { environmentOf, freshDatabase } from '../../testing/database.ts';
import { unencryptedConnections } from './unencrypted-connections.ts';

const none = { databaseUrl: undefined, databaseReplicaUrl: undefined, smtpUrl: undefined, s3: undefined };
const database = (databaseUrl: string) => unencryptedConnections({ ...none, databaseUrl });
const mail = (smtpUrl: string) => unencryptedConnections({ ...none, smtpUrl });
const bucket = (endpoint: string) => {
  const s3 = { bucket: 'receipts', region: 'x', accessKey: 'me', secretKey: 'hunter2', pathStyle: true };
  return unencryptedConnections({ ...none, s3: { ...s3, endpoint } });
};

describe('an unencrypted connection to another network gives a warning', () => {
  test.each([
    'postgres://prahari:hunter2@db.example.com/prahari',
    'postgres://prahari:hunter2@203.0.113.7:5432/prahari',
    'postgresql://prahari:hunter2@[2001:db8::7]/prahari',
    'postgres://prahari:hunter2@db.example.com/prahari?sslmode=disable',
    'postgres:///prahari?host=db.example.com&password=hunter2',
  ])('PostgreSQL at %s', (url) => {
    const lines = database(url);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^DATABASE_URL reaches \S+ without encryption/);
    expect(lines[0]).not.toMatch(/hunter2|prahari:/);
  });

  test('a replica', () => {
    const databaseReplicaUrl = 'postgres://prahari:hunter2@db.example.com/prahari';
    const lines = unencryptedConnections({ ...none, databaseReplicaUrl });
    expect(lines).toEqual([expect.stringMatching(/^DATABASE_REPLICA_URL reaches db\.example\.com without/)]);
  });

  test.each([
    'smtp://office:hunter2@mail.example.com:587',
    'smtp://office:hunter2@203.0.113.7',
    'smtp://office:hunter2@mail.example.com:587?requireTLS=false',
  ])('the mail server at %s', (url) => {
    const lines = mail(url);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^SMTP_URL does not demand encryption/);
    expect(lines[0]).not.toContain('hunter2');
  });
});

test('a bucket on another network without encryption gives a warning, and no other does', () => {
  expect(bucket('http://s3.example.com')).toEqual([
    expect.stringMatching(/^S3_ENDPOINT reaches s3\.example\.com without encryption/),
  ]);
  expect(bucket('https://s3.example.com')).toEqual([]);
  expect(bucket('http://garage.internal:3900')).toEqual([]);
});

describe('no warning', () => {
  test.each([
    'postgres://prahari:hunter2@db.example.com/prahari?sslmode=verify-full',
    'postgres://prahari:hunter2@db.example.com/prahari?sslmode=require',
    'postgres://prahari:hunter2@db.example.com/prahari?ssl=true',
    'postgres://prahari:hunter2@localhost/prahari',
    'postgres://prahari:hunter2@127.0.0.1:5433/prahari',
    'postgres://prahari:hunter2@[::1]/prahari',
    'postgres://prahari:hunter2@10.4.0.9/prahari',
    'postgres://prahari:hunter2@db/prahari',
    'postgres:///prahari?host=/var/run/postgresql',
    'postgres:///prahari',
  ])('for PostgreSQL at %s, which is encrypted or on the same network', (url) => {
    expect(database(url)).toEqual([]);
  });

  test.each([
    'smtps://office:hunter2@mail.example.com',
    'smtp://office:hunter2@mail.example.com:587?requireTLS=true',
    'smtp://localhost:25',
    'smtp://192.168.1.4:25',
    'smtp://mail:1025',
    'smtp://mail.internal',
  ])('for a mail server at %s, which is encrypted or on the same network', (url) => {
    expect(mail(url)).toEqual([]);
  });
});

test('an unencrypted connection and a common ADMIN_PASSWORD are logged without the password at the start', async () => {
  const place = await freshDatabase();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      ...environmentOf(place),
      SMTP_URL: 'smtp://office:hunter2-of-mail@mail.example.com:587',
      ADMIN_EMAIL: 'office@example.com',
      ADMIN_PASSWORD: 'Password123',
    },
  });
  const logged = text(child.stderr);
  const ended = new Promise((done) => child.on('close', done));
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += chunk;
    if (/^Prahari is ready at /m.test(printed)) break;
  }
  child.kill('SIGTERM');
  await ended;
  await place.drop();
  expect(printed).toContain('Prahari is ready at ');
  const lines = (await logged).trim().split('\n');
  const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
  expect(warnings).toEqual([
    expect.objectContaining({ msg: expect.stringMatching(/^SMTP_URL .*mail\.example\.com/) }),
    expect.objectContaining({ msg: expect.stringMatching(/^ADMIN_PASSWORD /) }),
  ]);
  expect(lines.join('')).not.toMatch(/hunter2|password123/i);
});
