import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { setUpBackups, success } from '../../testing/backups.ts';
import { environmentOf } from '../../testing/database.ts';
import { exhaustive } from '../../testing/exhaustive.ts';

const { api, target, inTarget, needsDump, command } = setUpBackups();

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
