import { email } from '@prahari/contract/fields';
import { type Config, readConfig } from '../config.ts';
import type { Db } from '../db/tables.ts';
import { setGeneratedPassword } from '../features/auth/set-password.service.ts';
import {
  type AccountAction,
  everyAccount,
  runAccountActionByEmail,
} from '../features/people/accounts.service.ts';
import { StartupError } from '../StartupError.ts';
import { readOptions, runCommand, textOption, withDatabaseBesideServer } from './run-command.ts';

const USAGE =
  'Usage: npm run account -- --list | --set-password EMAIL | --disable EMAIL | --enable EMAIL | --end-sessions EMAIL';

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

type Task = (db: Db, config: Config) => Promise<string>;

const unknownAddress = (address: string): StartupError =>
  new StartupError(`Nobody has an account as ${address}. Nothing was changed.`);

/** Returns a line per account: role, state, last use, address and name. */
const list: Task = async (db) =>
  (await everyAccount(db))
    .map(({ role, state, lastSeenAt, email: address, name }) =>
      [role.padEnd(8), state.padEnd(8), (lastSeenAt ?? 'no session').padEnd(24), address || '-', name].join(
        '  ',
      ),
    )
    .join('\n');

const setPassword =
  (address: string): Task =>
  async (db, { siteUrl }) => {
    const password = await setGeneratedPassword(db, address, siteUrl);
    if (password === undefined)
      throw new StartupError(`Nobody has an active account as ${address}. Nothing was changed.`);
    return `${address} has a new password, and all their sessions have ended.
  password  ${password}
This password is not shown again. Replace it after the first login.`;
  };

const act =
  (option: Option, address: string): Task =>
  async (db, { siteUrl }) => {
    const { action, done, already } = actions[option];
    const changed = await runAccountActionByEmail(db, address, { action, siteUrl });
    if (changed === undefined) throw unknownAddress(address);
    return `${address} ${changed ? done : already}`;
  };

function readTask(): Task {
  const { values } = readOptions({
    options: {
      list: { type: 'boolean' },
      'set-password': { type: 'string' },
      disable: { type: 'string' },
      enable: { type: 'string' },
      'end-sessions': { type: 'string' },
    },
  });
  const { list: isList, 'set-password': owner, ...others } = values;
  const options = Object.entries(others) as [Option, string][];
  const [first] = options;
  if ([isList, owner, ...options].filter((one) => one !== undefined).length !== 1)
    throw new StartupError(USAGE);
  if (owner !== undefined) return setPassword(textOption('set-password', email, owner));
  return first ? act(first[0], textOption(first[0], email, first[1])) : list;
}

/** Lists accounts, sets a password, disables or enables an account or ends its sessions, beside a server. */
async function run(): Promise<void> {
  const task = readTask();
  const config = readConfig(process.env);
  await withDatabaseBesideServer(config, async (db) => {
    process.stdout.write(`${await task(db, config)}\n`);
  });
}

await runCommand(USAGE, run);
