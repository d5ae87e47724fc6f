import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dbHash as hashOf } from '../../fuzz/db-hash.ts';
import { setUpBackups, success } from '../../testing/backups.ts';
import { environmentOf } from '../../testing/database.ts';
import { exhaustive } from '../../testing/exhaustive.ts';
import { lastBackup } from '../db/last-backup.ts';

const { api, target, inTarget, needsDump, command } = setUpBackups();

test('a backup is encrypted for a key of its own, is proved to be restorable, and is restored', async ({
  skip,
}) => {
  await needsDump(skip);
  const own = { ...api().environment, BACKUP_RECIPIENT: '' };
  const file = inTarget('own.backup');
  const made = await command('backup', own, file);
  expect(made).toMatchObject(success);
  expect(made.stdout).toMatch(/encrypted\. Keep a copy of \S*backup-identity\.txt elsewhere/);
  expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n/);
  expect(Date.parse(lastBackup(api().environment.DATA_DIR ?? '') ?? '')).toBeLessThanOrEqual(Date.now());
  const before = await hashOf(api().db);

  const elsewhere = environmentOf(target());
  const drilling = { ...own, DRILL_DATABASE_URL: elsewhere.DATABASE_URL ?? '' };
  const drill = await command('restore', drilling, '--drill', target().dataDir);
  expect(drill).toMatchObject(success);
  expect(drill.stdout).toMatch(/own\.backup can be restored\. Nothing was changed\.\nIt holds \d+ accounts/);
  expect(await hashOf(api().db)).toEqual(before);

  expect((await command('restore', elsewhere, file)).stderr).toMatch(/Add --identity FILE/);
  const identity = join(api().environment.DATA_DIR ?? '', 'backup-identity.txt');
  expect(await command('restore', elsewhere, file, '--identity', identity)).toMatchObject(success);
});

test('a damaged backup fails its drill, and leaves nothing behind', exhaustive, async ({ skip }) => {
  await needsDump(skip);
  const file = inTarget('damaged.backup');
  expect(await command('backup', api().environment, file)).toMatchObject(success);
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.subarray(0, bytes.length / 2));
  const drilling = { ...api().environment, DRILL_DATABASE_URL: environmentOf(target()).DATABASE_URL ?? '' };
  const { code, stderr } = await command('restore', drilling, '--drill', file);
  expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('prahari-drill-'))).toEqual([]);
});

describe('an encrypted and signed backup', () => {
  const keyFile = (name: string, type: 'private' | 'public', pair: ReturnType<typeof newKeys>) => {
    writeFileSync(inTarget(name), type === 'private' ? pair.privateKey : pair.publicKey);
    return inTarget(name);
  };
  const newKeys = () =>
    generateKeyPairSync('ed25519', {
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });

  test('is restored only with its identity and public key', exhaustive, async ({ skip }) => {
    await needsDump(skip);
    const { stdout } = await command('backup', {}, '--new-identity', inTarget('identity'));
    const [, recipient = ''] = /^BACKUP_RECIPIENT=(age1\w+)$/m.exec(stdout) ?? [];
    const keys = newKeys();
    const file = inTarget('sealed');
    expect(
      await command(
        'backup',
        {
          ...api().environment,
          BACKUP_RECIPIENT: recipient,
          BACKUP_SIGNING_KEY: keyFile('key', 'private', keys),
        },
        file,
      ),
    ).toMatchObject(success);
    expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    expect(readFileSync(file, 'latin1')).not.toContain('admin@');
    const env = { ...environmentOf(target()), BACKUP_SIGNING_KEY: keyFile('public', 'public', keys) };
    const other = { ...env, BACKUP_SIGNING_KEY: keyFile('other', 'public', newKeys()) };
    await command('backup', {}, '--new-identity', inTarget('another'));
    const refusals: [Record<string, string>, string[], RegExp][] = [
      [env, [file], /is encrypted\. Add --identity FILE/],
      [env, [file, '--identity', inTarget('another')], /cannot be decrypted/],
      [env, [file, '--identity', inTarget('key')], /has no secret key of age/],
      [other, [file, '--identity', inTarget('identity')], /is not what was signed/],
    ];
    for (const [variables, args, reason] of refusals) {
      const { code, stderr } = await command('restore', variables, ...args);
      expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
      expect(stderr).toMatch(reason);
    }
    expect(await command('restore', env, file, '--identity', inTarget('identity'))).toMatchObject(success);
    expect(readdirSync(target().dataDir).filter((name) => /readable|part|restoring/.test(name))).toEqual([]);
    const changed = readFileSync(file);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    writeFileSync(file, changed);
    const { stderr } = await command('restore', env, file, '--force', '--identity', inTarget('identity'));
    expect(stderr).toMatch(/is not what was signed: it was changed/);
  });
});
