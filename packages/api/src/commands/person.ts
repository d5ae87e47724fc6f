import { parseArgs } from 'node:util';
import { email, line, phone } from '@prahari/contract/fields';
import { readConfig } from '../config.ts';
import type { Db } from '../db/tables.ts';
import {
  type Correction,
  correctPersonalData,
  erasePersonalData,
  exportPersonalData,
  PersonalDataRefusal,
} from '../features/people/personal-data.service.ts';
import { StartupError } from '../StartupError.ts';
import { purgeExpired } from '../startup/purge-expired.ts';
import { refreshLists } from '../startup/refresh-lists.ts';
import { runCommand, textOption, withDatabase } from './run-command.ts';

const USAGE =
  'Usage: npm run person -- --export EMAIL | --correct EMAIL [--name NAME] [--phone PHONE] [--email NEW] | --erase EMAIL';

const TEXT = { type: 'string' } as const;

function readCorrection(values: { name?: string; phone?: string; email?: string }): Correction {
  return {
    ...(values.name !== undefined && { name: textOption('name', line('Full name'), values.name) }),
    ...(values.phone !== undefined && { phone: textOption('phone', phone(), values.phone) }),
    ...(values.email !== undefined && { email: textOption('email', email, values.email) }),
  };
}

type Task = (db: Db, siteUrl: string) => Promise<string>;

function readTask(): Task {
  const { values } = parseArgs({
    options: { export: TEXT, correct: TEXT, erase: TEXT, name: TEXT, phone: TEXT, email: TEXT },
  });
  const { export: exported, correct, erase, ...changes } = values;
  const tasks = [exported, correct, erase].filter((one) => one !== undefined);
  const correction = readCorrection(changes);
  const hasChanges = Object.keys(correction).length > 0;
  if (tasks.length !== 1 || hasChanges !== (correct !== undefined)) throw new StartupError(USAGE);
  if (exported !== undefined) {
    const person = textOption('export', email, exported);
    return async (db) => JSON.stringify(await exportPersonalData(db, person), null, 2);
  }
  if (correct !== undefined) {
    const person = textOption('correct', email, correct);
    return async (db, siteUrl) => {
      await correctPersonalData(db, person, { correction, siteUrl });
      return `${person} is corrected.`;
    };
  }
  const person = textOption('erase', email, erase ?? '');
  return async (db) => {
    await erasePersonalData(db, person);
    return `${person} is erased. Bills, assignments and the audit log stay without the name.`;
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
