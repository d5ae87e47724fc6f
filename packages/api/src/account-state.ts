import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { orderFromConsole, type orders } from './features/auth/accounts.service.ts';
import { CannotStart } from './start/CannotStart.ts';
import { addressOf, runCommand, withDatabase } from './start/console-command.ts';

const USAGE = 'Usage: npm run account -- --disable EMAIL | --enable EMAIL | --end-sessions EMAIL';

type Option = 'disable' | 'enable' | 'end-sessions';

/** What each option has done, and what is said then, or where nothing had to be done. */
const deeds: Record<Option, { what: keyof typeof orders; done: string; already: string }> = {
  disable: {
    what: 'switchOff',
    done: 'is switched off, and all their sessions have ended.\nA mail tells them once the server runs.',
    already: 'was switched off already. Nothing was changed.',
  },
  enable: {
    what: 'switchOn',
    done: 'is switched on and may log in again.\nA mail tells them once the server runs.',
    already: 'was switched on already. Nothing was changed.',
  },
  'end-sessions': {
    what: 'endSessions',
    done: 'has no session any more, and may log in again.',
    already: 'had no session. Nothing was changed.',
  },
};

function wanted(): { option: Option; email: string } {
  const { values } = parseArgs({
    options: {
      disable: { type: 'string' },
      enable: { type: 'string' },
      'end-sessions': { type: 'string' },
    },
  });
  const given = Object.entries(values) as [Option, string][];
  const [one] = given;
  if (!one || given.length > 1) throw new CannotStart(USAGE);
  return { option: one[0], email: addressOf(...one) };
}

/**
 * Switches anybody's account off or on, or ends their sessions: for when no admin can do it in the dashboard. A running server
 * on SQLite has to be stopped first.
 */
async function run(): Promise<void> {
  const { option, email } = wanted();
  const { what, done, already } = deeds[option];
  const config = readConfig(process.env);
  await withDatabase(config, async (db) => {
    const changed = await orderFromConsole(db, email, { what, siteUrl: config.siteUrl });
    if (changed === undefined)
      throw new CannotStart(`Nobody has an account as ${email}. Nothing was changed.`);
    process.stdout.write(`${email} ${changed ? done : already}\n`);
  });
}

await runCommand(USAGE, run);
