import { parseArgs } from 'node:util';
import { email as emailField } from '@prahari/contract/fields';
import pino from 'pino';
import * as z from 'zod/mini';
import { readConfig } from './config.ts';
import { createAdmin, generatePassword } from './features/auth/admins.service.ts';
import { CannotStart, lastWords } from './start/CannotStart.ts';
import { readyDatabase } from './start/database.ts';

const USAGE = 'Usage: npm run admin:create -- --email name@example.com [--name "Full Name"]';

function wanted(): { email: string; name: string } {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
  if (values.email === undefined) throw new CannotStart(USAGE);
  const email = z.safeParse(emailField, values.email);
  if (!email.success) throw new CannotStart(`--email: ${email.error.issues[0]?.message}`);
  return { email: email.data, name: values.name?.trim() || 'Admin' };
}

/** Makes another admin with a generated password. A running server on SQLite has to be stopped first. */
async function create(): Promise<void> {
  const { email, name } = wanted();
  const config = readConfig(process.env);
  const db = await readyDatabase(config, pino({ level: 'silent' }));
  try {
    const password = generatePassword();
    if (!(await createAdmin(db, { email, name, password })))
      throw new CannotStart(`${email} already has an account. Nothing was changed.`);
    process.stdout.write(`Admin made.\n  email     ${email}\n  password  ${password}\n`);
    process.stdout.write('This password is not shown again.\n');
  } finally {
    await db.destroy();
  }
}

const isUsage = (error: unknown): boolean =>
  String((error as { code?: unknown }).code ?? '').startsWith('ERR_PARSE_ARGS');

try {
  await create();
} catch (error) {
  process.stderr.write(isUsage(error) ? `${USAGE}\n` : lastWords(error));
  process.exitCode = 1;
}
