import { sql } from 'kysely';
import type { Db, Tables } from '../db/tables.ts';
import {
  type ChainHead,
  COLUMNS,
  type Entry,
  expiredBefore,
  hashOfEntry,
  hashOfLink,
  type Link,
  START,
} from './audit-chain.ts';
import { isHashedIn } from './audit-texts.ts';

/** Entries of one query. */
const VERIFY_AT_ONCE = 1_000;

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
