import { type ChainHead, sealAuditLog } from '../audit/audit-chain.ts';
import { auditGrants } from '../audit/audit-grants.ts';
import { type AuditProof, proveAuditLog } from '../audit/prove-audit-log.ts';
import { readConfig } from '../config.ts';
import { StartupError } from '../StartupError.ts';
import { readOptions, runCommand, withDatabase } from './run-command.ts';

const USAGE =
  'Usage: node packages/api/src/commands/audit.ts --verify [--head SEQ:HASH] [--key FILE] | --grants ROLE';

function readHead(text: string): ChainHead {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (seq === undefined || hash === undefined) throw new StartupError(USAGE);
  return { seq: Number(seq), hash };
}

/** Says up to which signed head the log is proved, and how much is not. */
function provedText({ proved, entries }: AuditProof): string {
  if (!proved)
    return 'Nothing proves it: there is no head that our key has signed. Compare a head from your logs with --head.';
  const later = entries - proved.seq;
  const rest =
    later > 0 ? `${later} later ${later === 1 ? 'entry is' : 'entries are'} chained and not signed.` : '';
  return `Proved up to head ${proved.seq}:${proved.hash}, signed at ${proved.at}. ${rest}`.trim();
}

async function verify(known: ChainHead | undefined, key: string | undefined): Promise<void> {
  const config = readConfig(process.env);
  await withDatabase(config, async (db) => {
    await sealAuditLog(db);
    const keeping = { dataDir: config.dataDir, auditSigningKey: key ?? config.auditSigningKey };
    const proof = await proveAuditLog(db, keeping, known);
    const { entries, head, problem } = proof;
    if (problem) throw new StartupError(`The audit log was changed: ${problem}.`);
    process.stdout.write(
      `The audit log is sound: ${entries} entries.\n${provedText(proof)}\nHead ${head.seq}:${head.hash}\n`,
    );
  });
}

/** Verifies the audit log and prints its head, or prints a read-only role's grants. */
async function run(): Promise<void> {
  const { values } = readOptions({
    options: {
      verify: { type: 'boolean', default: false },
      head: { type: 'string' },
      key: { type: 'string' },
      grants: { type: 'string' },
    },
  });
  const { grants: role, head, key } = values;
  if (values.verify === (role !== undefined) || ((head ?? key) !== undefined && !values.verify))
    throw new StartupError(USAGE);
  if (role === undefined) return verify(head === undefined ? undefined : readHead(head), key);
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(role))
    throw new StartupError('--grants: the name of a role has small letters, digits and _');
  process.stdout.write(`${auditGrants(role)}\n`);
}

await runCommand(USAGE, run);
