import { roleLabels } from '@prahari/contract/roles';
import pino from 'pino';
import { readConfig } from '../config.ts';
import { formatFatal } from '../StartupError.ts';
import { openMigratedDatabase } from '../startup/ready-database.ts';
import { demoLogins, seedDemo } from './seed.ts';

/** Run by `npm run demo` before the server: fills an empty database and prints the logins. */
try {
  const config = readConfig(process.env);
  const db = await openMigratedDatabase(config, pino({ level: config.logLevel }, pino.destination(2)));
  try {
    await seedDemo(db, config.siteUrl);
  } finally {
    await db.destroy();
  }
  process.stdout.write('\nA company to look around in. Sign in as\n');
  for (const role of ['admin', 'client', 'security'] as const) {
    const { email, password } = demoLogins[role];
    process.stdout.write(`  ${roleLabels[role].padEnd(15)} ${email.padEnd(24)} ${password}\n`);
  }
  process.stdout.write(`To begin again, delete ${config.dataDir}.\n\n`);
} catch (error) {
  process.stderr.write(formatFatal(error));
  process.exitCode = 1;
}
