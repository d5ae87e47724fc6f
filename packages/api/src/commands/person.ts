import { e164Phone, email, line } from '@prahari/contract/fields';
import { readConfig } from '../config.ts';
import { isId } from '../db/ids.ts';
import type { Db } from '../db/tables.ts';
import {
  type Correction,
  correctPersonalData,
  erasePersonalData,
  exportPersonalData,
  PersonalDataRefusal,
  type Whom,
} from '../features/people/personal-data.service.ts';
import { StartupError } from '../StartupError.ts';
import { purgeExpired } from '../startup/purge-expired.ts';
import { refreshLists } from '../startup/refresh-lists.ts';
import { readOptions, runCommand, textOption, withDatabase } from './run-command.ts';

const USAGE =
  'Usage: npm run person -- --export WHOM | --correct WHOM [--name NAME] [--phone PHONE] [--email NEW] | --erase WHOM\n' +
  'WHOM is EMAIL, or --id ID of a user, guard or client, also without an email (it stands in the address of the record)';

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;

function readCorrection(values: { name?: string; phone?: string; email?: string }): Correction {
  return {
    ...(values.name !== undefined && { name: textOption('name', line('Full name'), values.name) }),
    ...(values.phone !== undefined && { phone: textOption('phone', e164Phone(), values.phone) }),
    ...(values.email !== undefined && { email: textOption('email', email, values.email) }),
  };
}

type Task = (db: Db, siteUrl: string) => Promise<string>;

function readTask(): Task {
  const { values, positionals } = readOptions({
    options: { export: FLAG, correct: FLAG, erase: FLAG, id: TEXT, name: TEXT, phone: TEXT, email: TEXT },
    allowPositionals: true,
  });
  const { export: isExport, correct, erase, id, ...changes } = values;
  const correction = readCorrection(changes);
  const hasChanges = Object.keys(correction).length > 0;
  const tasks = [isExport, correct, erase].filter(Boolean);
  const named = [...positionals, ...(id === undefined ? [] : [id])];
  const [name] = named;
  if (tasks.length !== 1 || named.length !== 1 || !name || hasChanges !== (correct === true))
    throw new StartupError(USAGE);
  if (id !== undefined && !isId(id)) throw new StartupError('--id: this is not an id');
  const whom: Whom =
    id === undefined ? { email: textOption('EMAIL', email, name) } : { id: id.toLowerCase() };
  if (isExport) return async (db) => JSON.stringify(await exportPersonalData(db, whom), null, 2);
  if (correct)
    return async (db, siteUrl) => {
      await correctPersonalData(db, whom, { correction, siteUrl });
      return `${name} is corrected.`;
    };
  return async (db) => {
    await erasePersonalData(db, whom);
    return `${name} is erased. Bills, assignments and the audit log stay without the name.`;
  };
}

/** Fulfills a person's rights under the DPDP Act. A server on SQLite must be stopped first. */
async function run(): Promise<void> {
  const task = readTask();
  const config = readConfig(process.env);
  await withDatabase(config, async (db) => {
    const text = await task(db, config.siteUrl).catch((error: unknown) => {
      throw error instanceof PersonalDataRefusal ? new StartupError(error.message) : error;
    });
    // Overwrites erased data in the lists and in the file.
    await refreshLists(db);
    await purgeExpired(db);
    process.stdout.write(`${text}\n`);
  });
}

await runCommand(USAGE, run);
