import { email, line } from '@prahari/contract/fields';
import { type Config, readConfig } from '../config.ts';
import type { Db } from '../db/tables.ts';
import { createAdmin, generatePassword } from '../features/auth/admins.service.ts';
import { resetSecondFactor } from '../features/auth/reset-second-factor.service.ts';
import { StartupError } from '../StartupError.ts';
import { readOptions, runCommand, textOption, withDatabaseBesideServer } from './run-command.ts';

const USAGE =
  'Usage: npm run admin:create -- --email name@example.com [--name "Full Name" | --reset-second-factor]';

function readTask(): { email: string; name: string; reset: boolean } {
  const { values } = readOptions({
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      'reset-second-factor': { type: 'boolean', default: false },
    },
  });
  if (values.email === undefined || (values['reset-second-factor'] && values.name !== undefined))
    throw new StartupError(USAGE);
  return {
    email: textOption('email', email, values.email),
    name: textOption('name', line('Full name'), values.name?.trim() || 'Admin'),
    reset: values['reset-second-factor'],
  };
}

async function create(db: Db, { email, name }: { email: string; name: string }): Promise<void> {
  const password = generatePassword();
  if (!(await createAdmin(db, { email, name, password, isGenerated: true })))
    throw new StartupError(`${email} already has an account. Nothing was changed.`);
  process.stdout.write(`Admin made.\n  email     ${email}\n  password  ${password}\n`);
  process.stdout.write('This password is not shown again. Replace it after the first login.\n');
}

async function reset(db: Db, email: string, { siteUrl }: Config): Promise<void> {
  if (!(await resetSecondFactor(db, email, siteUrl)))
    throw new StartupError(`${email} has no two-step login. Nothing was changed.`);
  process.stdout.write(`Two-step login of ${email} is off, and all their sessions have ended.\n`);
  process.stdout.write('A mail tells them once the server runs.\n');
}

/** Creates an admin, or removes a lost second factor. Runs beside a server. */
async function run(): Promise<void> {
  const { reset: isReset, ...admin } = readTask();
  const config = readConfig(process.env);
  await withDatabaseBesideServer(config, (db) =>
    isReset ? reset(db, admin.email, config) : create(db, admin),
  );
}

await runCommand(USAGE, run);
