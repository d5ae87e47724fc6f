import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { setUpBackups, success } from '../../testing/backups.ts';
import { engine, environmentOf } from '../../testing/database.ts';
import { exhaustive } from '../../testing/exhaustive.ts';
import { openDatabase } from '../db/open.ts';
import { restoreSqlite } from './sqlite-restore.ts';

const { api, target, inTarget, command } = setUpBackups();

describe.runIf(engine === 'sqlite')('on SQLite', () => {
  test('mail files of the outbox are in the backup', exhaustive, async () => {
    const outbox = join(api().environment.DATA_DIR ?? '', 'outbox');
    mkdirSync(outbox, { recursive: true });
    writeFileSync(join(outbox, 'one.eml'), 'Subject: One');
    writeFileSync(join(outbox, 'half.eml.part'), 'not yet');
    const { stdout } = await command('backup', api().environment, inTarget('a'));
    expect(stdout).toContain('with 1 mail of the outbox');
    await command('restore', environmentOf(target()), inTarget('a'));
    expect(readdirSync(inTarget('outbox'))).toEqual(['one.eml']);
    expect(readFileSync(inTarget('outbox', 'one.eml'), 'utf8')).toBe('Subject: One');
  });

  test('a forced restore keeps the earlier data complete in its folder', exhaustive, async () => {
    const env = environmentOf(target());
    await command('backup', api().environment, inTarget('a'));
    await command('restore', env, inTarget('a'));
    await command('restore', env, inTarget('a'), '--force');
    const [kept = ''] = readdirSync(target().dataDir).filter((name) => name.startsWith('before-restore-'));
    const db = await openDatabase({ dataDir: inTarget(kept), databaseUrl: undefined }, () => {});
    expect(await db.selectFrom('users').select('id').execute()).not.toEqual([]);
    await db.destroy();
  });

  test('a damaged, foreign, newer or missing backup is refused and nothing changes', exhaustive, async () => {
    const env = environmentOf(target());
    await command('backup', api().environment, inTarget('good'));
    await command('backup', api().environment, inTarget('newer'));
    const { DatabaseSync } = await import('node:sqlite');
    const newer = new DatabaseSync(inTarget('newer'));
    newer.exec("insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '')");
    newer.close();
    await command('backup', api().environment, inTarget('damaged'));
    truncateSync(inTarget('damaged'), statSync(inTarget('damaged')).size / 2);
    new DatabaseSync(inTarget('foreign')).exec('create table a (b)');
    writeFileSync(inTarget('text'), 'x'.repeat(5000));
    mkdirSync(inTarget('folder'));
    const reasons: Record<string, RegExp> = {
      newer: /made by a newer version \(9999-of-tomorrow\)/,
      damaged: /is damaged|is not a backup/,
      foreign: /is not a backup of Prahari/,
      text: /is not a backup of Prahari/,
      folder: /is not a backup of Prahari: it is no file/,
      missing: /There is no file/,
    };
    for (const [name, reason] of Object.entries(reasons)) {
      const { code, stderr } = await command('restore', env, inTarget(name));
      expect([name, code]).toEqual([name, 1]);
      expect(stderr).toMatch(reason);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
    expect(existsSync(inTarget('prahari.db'))).toBe(false);
    expect(await command('restore', env, inTarget('good'))).toMatchObject(success);
  });

  test(
    'a backup with a trigger or a view or a changed table is refused and nothing is left behind',
    exhaustive,
    async () => {
      const { DatabaseSync } = await import('node:sqlite');
      const changes = {
        trigger: `create trigger quiet after insert on sessions begin update users set role = 'admin'; end`,
        view: 'create view quiet as select * from users',
        table: 'alter table users add column quiet text',
        index: 'drop index if exists assignments_by_client; create index quiet on users (name)',
      };
      await command('backup', api().environment, inTarget('good'));
      for (const [what, statement] of Object.entries(changes)) {
        copyFileSync(inTarget('good'), inTarget(what));
        const db = new DatabaseSync(inTarget(what));
        db.exec(statement);
        db.close();
        const restoring = restoreSqlite(target().dataDir, inTarget(what), { force: false });
        await expect(restoring, what).rejects.toThrow(
          /^[^\n]* was changed by hand: [^\n]+ Nothing was restored\.$/,
        );
      }
      const { code, stderr } = await command('restore', environmentOf(target()), inTarget('trigger'));
      expect([code, stderr.split('\n').length]).toEqual([1, 2]);
      expect(readdirSync(target().dataDir).sort()).toEqual(['good', ...Object.keys(changes)].sort());
    },
  );

  test('a backup row that is no mail is refused in one line and leaves no folder', exhaustive, async () => {
    const { DatabaseSync } = await import('node:sqlite');
    const rows = [`('..', x'00')`, `('a.eml', 7)`, `('../a.eml', x'00')`, `('', x'00')`];
    await command('backup', api().environment, inTarget('good'));
    for (const row of rows) {
      copyFileSync(inTarget('good'), inTarget('bad'));
      const db = new DatabaseSync(inTarget('bad'));
      db.exec(`insert into backup_files values ${row}`);
      db.close();
      const restoring = restoreSqlite(target().dataDir, inTarget('bad'), { force: false });
      await expect(restoring, row).rejects.toThrow(/ is damaged: a row of backup_files is not a mail$/);
    }
    const { code, stderr } = await command('restore', environmentOf(target()), inTarget('bad'));
    expect([code, stderr.split('\n').length]).toEqual([1, 2]);
    expect(existsSync(inTarget('restoring'))).toBe(false);
    expect(existsSync(inTarget('prahari.db'))).toBe(false);
  });

  test(
    'after an interrupted restore the API refuses to start until the restore is run again',
    exhaustive,
    async () => {
      await command('backup', api().environment, inTarget('a'));
      mkdirSync(inTarget('restoring'));
      await expect(openDatabase(target(), () => {})).rejects.toThrow(
        /a restore into it was interrupted\. Run it again/,
      );
      expect(await command('restore', environmentOf(target()), inTarget('a'))).toMatchObject(success);
      await (await openDatabase(target(), () => {})).destroy();
    },
  );
});
