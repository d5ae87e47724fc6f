import { today } from '@prahari/domain/days';
import { CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { startApi } from '../../../../testing/api.ts';
import { rowOf } from '../../../../testing/rows.ts';
import { isPostgres } from '../../../db/open.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { demoLogins, seedDemo } from '../../../demo/seed.ts';
import { latestOf } from '../../applications/job-applications.service.ts';
import { listPasskeys } from '../../auth/passkeys/passkeys.service.ts';
import { findCaller, listSessions } from '../../auth/sessions/sessions.service.ts';
import { phoneOwners } from '../../auth/signup/entered-users.service.ts';
import { clientRecord, clientTimeline } from '../../clients/client-record.service.ts';
import { clientProfile } from '../../clients/clients.service.ts';
import { listConsents } from '../../consent/consent.service.ts';
import { guardRecord, guardTimeline } from '../../guards/guard-record.service.ts';
import { guardProfile } from '../../guards/guards.service.ts';
import { getChanges } from '../../office/changes/changes.service.ts';
import { find } from '../../office/find/find.service.ts';
import { getOverview } from '../../office/overview/overview.service.ts';
import { listDataRequests, listOwnDataRequests } from '../../people/data-requests.service.ts';
import { countExpiring, listExpiring } from '../../people/documents.service.ts';
import { getFreeGuards, getPostCandidates } from './candidates.service.ts';
import { getPost, listPosts, overviewOfPosts } from './posts.service.ts';
import { getRoster } from './roster.service.ts';

const api = await startApi();
await seedDemo(api.db);
await listPosts(api.db, { limit: 1 });
afterAll(() => api.stop());

/** Returns the statements of a call. */
async function statementsOf(run: (db: Db) => Promise<unknown>): Promise<CompiledQuery[]> {
  const built = new Map<object, CompiledQuery>();
  const seen: CompiledQuery[] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      built.set(queryId, api.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    // A part of another statement has no result.
    transformResult: async ({ result, queryId }) => {
      const statement = built.get(queryId);
      if (statement) seen.push(statement);
      return result;
    },
  };
  await run(api.db.withPlugin(watch));
  return seen.filter(({ sql: text }) => /^\s*(?:select|with)\b/i.test(text));
}

/** Returns the plan as text. PostgreSQL avoids scans, so one stays only where no index serves. */
function planOf({ sql: text, parameters }: CompiledQuery): Promise<string> {
  return inTransaction(api.db, async (tx) => {
    if (isPostgres(api.db)) await sql`set local enable_seqscan = off`.execute(tx);
    const explain = isPostgres(api.db) ? 'explain (costs off)' : 'explain query plan';
    const { rows } = await tx.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]));
    return rows.map((row) => JSON.stringify(row)).join('\n');
  });
}

/** A full scan of a table that grows. */
const READS_EVERYTHING =
  /Seq Scan on (?!list_state)|SCAN (?:assignments|duties|guards|posts|users|clients|papers|guard_reviews|bills|outbox|audit_log|sessions|passkeys|consents|data_requests|(?:client|security)_applications|a|g|c|list_(?!state|\w+_text)\w+)\b/;

/** Everybody who is free is found by a look at each guard, once. */
const LOOKS_AT_EACH_GUARD = /from guards join users on users\.id = guards\.user_id/;
const READS_MORE_THAN_GUARDS = new RegExp(READS_EVERYTHING.source.replace('|guards|', '|'));

async function expectIndexed(calls: Record<string, (db: Db) => Promise<unknown>>): Promise<void> {
  for (const [name, run] of Object.entries(calls)) {
    const statements = await statementsOf(run);
    expect([name, statements.length > 0]).toEqual([name, true]);
    for (const statement of statements)
      expect(await planOf(statement), `${name}: ${statement.sql}`).not.toMatch(
        LOOKS_AT_EACH_GUARD.test(statement.sql) ? READS_MORE_THAN_GUARDS : READS_EVERYTHING,
      );
  }
}

it('queries for candidates, a post, the roster and the figures never do a full table scan', async () => {
  const post = await api.db
    .selectFrom('posts')
    .select('id')
    .where('city', '<>', '')
    .where('end_date', '>=', today())
    .limit(1)
    .executeTakeFirstOrThrow();
  await expectIndexed({
    candidates: (db) => getPostCandidates(db, post.id),
    freeGuards: (db) =>
      getFreeGuards(db, { city: 'Bhopal', shift: 'night', startDate: today(), endDate: today() }),
    post: (db) => getPost(db, post.id),
    roster: (db) => getRoster(db, { from: today(), days: 42, limit: 200 }),
    figures: overviewOfPosts,
  });
});

it('queries for the records of a guard and a client and for expiring papers never do a full table scan', async () => {
  const assignment = await rowOf(api.db, 'assignments', {});
  await expectIndexed({
    guardRecord: (db) => guardRecord(db, assignment.guard_id),
    guardTimeline: (db) => guardTimeline(db, assignment.guard_id),
    clientRecord: (db) => clientRecord(db, assignment.client_id),
    clientTimeline: (db) => clientTimeline(db, assignment.client_id),
    expiringPapers: listExpiring,
    guardsWithExpiringPapers: countExpiring,
    found: (db) => find(db, 'Bhopal'),
  });
});

it('queries for a user’s own data never do a full table scan', async () => {
  const { body } = await api.post('/auth/login', { ...demoLogins.client, role: 'client' });
  const { id } = await rowOf(api.db, 'users', { email: demoLogins.client.email });
  const guard = await rowOf(api.db, 'guards', {});
  const applicant = await rowOf(api.db, 'security_applications', {});
  const found = await findCaller(api.db, body.token, '127.0.0.1');
  const caller = found && { ...found, isInCookie: false };
  if (!caller) throw new Error('The session is gone');
  await expectIndexed({
    session: (db) => findCaller(db, body.token, '127.0.0.1'),
    sessions: (db) => listSessions(db, caller),
    passkeys: (db) => listPasskeys(db, id),
    consents: (db) => listConsents(db, id),
    ownDataRequests: (db) => listOwnDataRequests(db, id),
    client: (db) => clientProfile(db, id),
    guard: (db) => guardProfile(db, guard.user_id),
    jobApplication: (db) => latestOf(db, applicant.user_id),
  });
});

it('look-ups of phones never do a full table scan', () =>
  expectIndexed({ phoneOwners: (db) => phoneOwners(db, 'security', ['+919876543210', '+12345678']) }));

it('queries for the office’s figures and open data requests never do a full table scan', () =>
  expectIndexed({
    overview: (db) => getOverview(db, ''),
    changes: getChanges,
    dataRequests: listDataRequests,
  }));
