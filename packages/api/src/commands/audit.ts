import { parseArgs } from 'node:util';
import { type ChainHead, sealAuditLog, verifyAuditLog } from '../audit/audit-chain.ts';
import { auditGrants } from '../audit/audit-grants.ts';
import { readConfig } from '../config.ts';
import { StartupError } from '../StartupError.ts';
import { runCommand, withDatabase } from './run-command.ts';

const USAGE = 'Usage: node packages/api/src/commands/audit.ts --verify [--head SEQ:HASH] | --grants ROLE';

function readHead(text: string): ChainHead {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (seq === undefined || hash === undefined) throw new StartupError(USAGE);
  return { seq: Number(seq), hash };
}

async function verify(known: ChainHead | undefined): Promise<void> {
  const config = readConfig(process.env);
  await withDatabase(config, async (db) => {
    await sealAuditLog(db);
    const { entries, head, problem } = await verifyAuditLog(db, known);
    if (problem) throw new StartupError(`The audit log was changed: ${problem}.`);
    process.stdout.write(`The audit log is sound: ${entries} entries.\nHead ${head.seq}:${head.hash}\n`);
  });
}

/** Verifies the audit log and prints its head, or prints a read-only role's grants. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      verify: { type: 'boolean', default: false },
      head: { type: 'string' },
      grants: { type: 'string' },
    },
  });
  const { grants: role, head } = values;
  if (values.verify === (role !== undefined) || (head !== undefined && !values.verify))
    throw new StartupError(USAGE);
  if (role === undefined) return verify(head === undefined ? undefined : readHead(head));
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(role))
    throw new StartupError('--grants: the name of a role has small letters, digits and _');
  process.stdout.write(`${auditGrants(role)}\n`);
}

await runCommand(USAGE, run);
