import { parseArgs } from 'node:util';
import { email } from '@prahari/contract/fields';
import { readConfig } from '../config.ts';
import { type AccountAction, runAccountActionByEmail } from '../features/people/accounts.service.ts';
import { StartupError } from '../StartupError.ts';
import { runCommand, textOption, withDatabase } from './run-command.ts';

const USAGE = 'Usage: npm run account -- --disable EMAIL | --enable EMAIL | --end-sessions EMAIL';

type Option = 'disable' | 'enable' | 'end-sessions';

/** The effect of each option and its messages. */
const actions: Record<Option, { action: AccountAction; done: string; already: string }> = {
  disable: {
    action: 'disableAccount',
    done: 'is disabled, and all their sessions have ended.\nA mail tells them once the server runs.',
    already: 'was disabled already. Nothing was changed.',
  },
  enable: {
    action: 'enableAccount',
    done: 'is enabled and may log in again.\nA mail tells them once the server runs.',
    already: 'was enabled already. Nothing was changed.',
  },
  'end-sessions': {
    action: 'endAccountSessions',
    done: 'has no session any more, and may log in again.',
    already: 'had no session. Nothing was changed.',
  },
};

function readOptions(): { option: Option; email: string } {
  const { values } = parseArgs({
    options: {
      disable: { type: 'string' },
      enable: { type: 'string' },
      'end-sessions': { type: 'string' },
    },
  });
  const options = Object.entries(values) as [Option, string][];
  const [first] = options;
  if (!first || options.length > 1) throw new StartupError(USAGE);
  return { option: first[0], email: textOption(first[0], email, first[1]) };
}

/** Disables or enables an account or ends its sessions. Stop a server on SQLite first. */
async function run(): Promise<void> {
  const { option, email } = readOptions();
  const { action, done, already } = actions[option];
  const config = readConfig(process.env);
  await withDatabase(config, async (db) => {
    const changed = await runAccountActionByEmail(db, email, { action, siteUrl: config.siteUrl });
    if (changed === undefined)
      throw new StartupError(`Nobody has an account as ${email}. Nothing was changed.`);
    process.stdout.write(`${email} ${changed ? done : already}\n`);
  });
}

await runCommand(USAGE, run);
