import { createHash } from 'node:crypto';
import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';
import { isTaken } from '../db/errors.ts';
import { nowText } from '../db/ids.ts';
import type { AuditKind } from '../db/tables/system-tables.ts';
import type { Db, Tables, Tx } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';

export type Entry = Pick<
  Tables['audit_log'],
  'id' | 'at' | 'actor_id' | 'action' | 'entity' | 'entity_id' | 'detail'
>;

/** A link of the chain. Its hash depends on every entry up to it. */
export interface ChainHead {
  seq: number;
  hash: string;
}

/** The columns of an entry that its hash depends on. */
export const COLUMNS = ['id', 'at', 'actor_id', 'action', 'entity', 'entity_id', 'detail'] as const;
export const START: ChainHead = { seq: 0, hash: '' };
/** Entries of one transaction. */
const SEAL_AT_ONCE = 200;

const sha256 = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

export const hashOfEntry = (entry: Entry): string => sha256(COLUMNS.map((column) => entry[column]));

export type Link = Tables['audit_chain'];
export const hashOfLink = (
  before: string,
  { seq, entry_id, at, kind, entry_hash }: Omit<Link, 'hash'>,
): string => sha256([before, seq, entry_id, at, kind, entry_hash]);

/** Their entries, about who logged in or changed an account, are kept for a year; all others as long as bills. */
const ACCOUNT_ENTITIES: ReadonlySet<string> = new Set([
  'users',
  'sessions',
  'registrations',
  'second_factors',
  'api_tokens',
]);
const kindOf = ({ entity }: Entry): AuditKind => (ACCOUNT_ENTITIES.has(entity) ? 'access' : 'business');

export const chainHead = async (db: Db): Promise<ChainHead> =>
  (await db
    .selectFrom('audit_chain')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? START;

/** Adds the oldest unsealed entries to the chain and returns their number. */
async function sealSome(tx: Tx): Promise<number> {
  const waiting = await tx
    .selectFrom('audit_unsealed')
    .innerJoin('audit_log', 'audit_log.id', 'audit_unsealed.entry_id')
    .select(COLUMNS.map((column) => `audit_log.${column}` as const))
    .orderBy('audit_unsealed.entry_id')
    .limit(SEAL_AT_ONCE)
    .execute();
  if (waiting.length === 0) return 0;
  let { seq, hash } = await chainHead(tx);
  const links = waiting.map((entry) => {
    seq += 1;
    const { id: entry_id, at } = entry;
    const link = { seq, entry_id, at, kind: kindOf(entry), entry_hash: hashOfEntry(entry) };
    hash = hashOfLink(hash, link);
    return { ...link, hash };
  });
  await tx.insertInto('audit_chain').values(links).execute();
  await tx
    .deleteFrom('audit_unsealed')
    .where(
      'entry_id',
      'in',
      waiting.map(({ id }) => id),
    )
    .execute();
  return waiting.length;
}

/** Chains new entries in small transactions. Of concurrent processes only one chains them. */
export async function sealAuditLog(db: Db): Promise<void> {
  for (let sealed = SEAL_AT_ONCE; sealed === SEAL_AT_ONCE; ) {
    sealed = await inTransaction(db, sealSome).catch((error: unknown) => {
      // Another process added links with the same numbers.
      if (isTaken(error)) return 0;
      throw error;
    });
    // Other calls are answered between two transactions.
    await nextEventLoopTurn();
  }
}

const DAY_MS = 24 * 3_600_000;
/** Days for which entries are kept (privacy policy): twelve months, or eight years like bills. */
const KEPT_DAYS: Readonly<Record<AuditKind, number>> = { access: 366, business: 8 * 366 };
/** The time before which entries of a kind are deleted. */
export const expiredBefore = (kind: AuditKind): string => nowText(-KEPT_DAYS[kind] * DAY_MS);

/** Deletes expired entries with their texts. Their links stay, so that the rest can be verified. */
export async function purgeAuditLog(db: Db): Promise<void> {
  for (const kind of ['access', 'business'] as const)
    await db
      .deleteFrom('audit_log')
      .where('at', '<', expiredBefore(kind))
      .where(
        'id',
        'in',
        db
          .selectFrom('audit_chain')
          .select('entry_id')
          .where('kind', '=', kind)
          .where('at', '<', expiredBefore(kind)),
      )
      .execute();
  await db
    .deleteFrom('audit_texts')
    .where('entry_id', 'not in', db.selectFrom('audit_log').select('id'))
    .execute();
}
