import { createHash } from 'node:crypto';
import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { isTaken } from '../db/errors.ts';
import { nowText } from '../db/ids.ts';
import type { AuditKind } from '../db/tables/system-tables.ts';
import type { Db, Tables, Tx } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import { isHashedIn } from './audit-texts.ts';

type Entry = Pick<
  Tables['audit_log'],
  'id' | 'at' | 'actor_id' | 'action' | 'entity' | 'entity_id' | 'detail'
>;

/** A link of the chain. Its hash depends on every entry up to it. */
export interface ChainHead {
  seq: number;
  hash: string;
}

const COLUMNS = ['id', 'at', 'actor_id', 'action', 'entity', 'entity_id', 'detail'] as const;
const START: ChainHead = { seq: 0, hash: '' };
/** Entries per transaction and per query. */
const SEAL_AT_ONCE = 200;
const VERIFY_AT_ONCE = 1_000;

const sha256 = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const hashOfEntry = (entry: Entry): string => sha256(COLUMNS.map((column) => entry[column]));

type Link = Tables['audit_chain'];
const hashOfLink = (before: string, { seq, entry_id, at, kind, entry_hash }: Omit<Link, 'hash'>): string =>
  sha256([before, seq, entry_id, at, kind, entry_hash]);

/** Their entries are kept as long as bills and assignments, all others for a year. */
const BUSINESS_ENTITIES: ReadonlySet<string> = new Set([
  'assignments',
  'posts',
  'bills',
  'client_applications',
  'security_applications',
  'clients',
  'guards',
]);
const kindOf = ({ entity }: Entry): AuditKind => (BUSINESS_ENTITIES.has(entity) ? 'business' : 'access');

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

export interface ChainReport {
  /** The number of checked entries. */
  entries: number;
  head: ChainHead;
  /** The number of entries that are not chained yet. */
  waiting: number;
  /** A sentence about the change; undefined for a valid chain. */
  problem: string | undefined;
}

const countOf = async (query: { executeTakeFirstOrThrow: () => Promise<{ n: number }> }): Promise<number> =>
  Number((await query.executeTakeFirstOrThrow()).n);

/** Finds entries outside the chain that don't wait for it, or were deleted before it. */
async function problemOutsideChain(db: Db): Promise<string | undefined> {
  const beside = await countOf(
    db
      .selectFrom('audit_log')
      .select(sql<number>`count(*)`.as('n'))
      .where('id', 'not in', db.selectFrom('audit_chain').select('entry_id'))
      .where('id', 'not in', db.selectFrom('audit_unsealed').select('entry_id')),
  );
  if (beside > 0) return `${beside} entries are not in the chain and do not wait for it`;
  const gone = await countOf(
    db
      .selectFrom('audit_unsealed')
      .select(sql<number>`count(*)`.as('n'))
      .where('entry_id', 'not in', db.selectFrom('audit_log').select('id')),
  );
  return gone > 0 ? `${gone} entries were deleted before they were chained` : undefined;
}

interface ChainedEntry {
  link: Link;
  entry: Entry | undefined;
  texts: Pick<Tables['audit_texts'], 'salt' | 'texts'> | undefined;
}

async function* chainedEntries(db: Db): AsyncGenerator<ChainedEntry> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('audit_chain')
      .leftJoin('audit_log', 'audit_log.id', 'audit_chain.entry_id')
      .leftJoin('audit_texts', 'audit_texts.entry_id', 'audit_chain.entry_id')
      .selectAll('audit_chain')
      .select(['audit_texts.salt', 'audit_texts.texts'])
      .select(COLUMNS.map((column) => `audit_log.${column} as entry.${column}` as const))
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(VERIFY_AT_ONCE)
      .execute();
    for (const row of rows) {
      const entry = Object.fromEntries(COLUMNS.map((column) => [column, row[`entry.${column}`]]));
      const { salt, texts } = row;
      yield {
        link: row,
        entry: entry.id === null ? undefined : (entry as unknown as Entry),
        texts: salt === null || texts === null ? undefined : { salt, texts },
      };
    }
    if (rows.length < VERIFY_AT_ONCE) return;
    last = rows.at(-1)?.seq ?? last;
  }
}

const DAY_MS = 24 * 3_600_000;
/** Days for which entries are kept (privacy policy): twelve months, or eight years like bills. */
const KEPT_DAYS: Readonly<Record<AuditKind, number>> = { access: 366, business: 8 * 366 };
const expiredBefore = (kind: AuditKind): string => nowText(-KEPT_DAYS[kind] * DAY_MS);

function problemOf(before: ChainHead, { link, entry, texts }: ChainedEntry): string | undefined {
  const { seq, entry_id: id, at } = link;
  if (seq !== before.seq + 1) return `entry ${before.seq + 1} of the chain is missing`;
  if (hashOfLink(before.hash, link) !== link.hash) return `the chain is broken at entry ${seq} (${id})`;
  if (!entry) return at < expiredBefore(link.kind) ? undefined : `entry ${seq} (${id}) of ${at} was deleted`;
  if (hashOfEntry(entry) !== link.entry_hash) return `entry ${seq} (${id}) of ${at} was changed`;
  // Texts that are gone were erased.
  return texts === undefined || isHashedIn(entry.detail, texts)
    ? undefined
    : `the text of entry ${seq} (${id}) of ${at} was changed`;
}

/** Recomputes the chain. `known` heads from elsewhere reveal one that was recomputed before. */
export async function verifyAuditLog(db: Db, known: readonly ChainHead[] = []): Promise<ChainReport> {
  let head = START;
  let problem: string | undefined;
  for await (const chained of chainedEntries(db)) {
    const { link } = chained;
    problem = problemOf(head, chained);
    if (!problem && known.some(({ seq, hash }) => seq === link.seq && hash !== link.hash))
      problem = `entry ${link.seq} or one before it is not what it was when its hash was noted`;
    if (problem) break;
    head = { seq: link.seq, hash: link.hash };
  }
  const missing = known.find(({ seq }) => seq > head.seq);
  if (!problem && missing) problem = `the chain ends at ${head.seq}, before ${missing.seq}`;
  const waiting = await countOf(db.selectFrom('audit_unsealed').select(sql<number>`count(*)`.as('n')));
  return { entries: head.seq, head, waiting, problem: problem ?? (await problemOutsideChain(db)) };
}

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
