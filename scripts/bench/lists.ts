import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { definitions } from '@prahari/contract/definitions';
import { createApp } from '../../packages/api/src/app.ts';
import { readConfig } from '../../packages/api/src/config.ts';
import { migrate } from '../../packages/api/src/db/migrate.ts';
import { openDatabase } from '../../packages/api/src/db/open.ts';
import type { Db } from '../../packages/api/src/db/tables.ts';
import { listen } from '../../packages/api/src/http/listen.ts';
import { createLog } from '../../packages/api/src/startup/log.ts';
import { refreshLists } from '../../packages/api/src/startup/refresh-lists.ts';
import { bulkInsert } from '../../packages/api/src/testing/bulk-insert.ts';
import { tokenOf } from '../../packages/api/src/testing/company-people.ts';
import { createDatabase, startPostgres } from '../../packages/api/src/testing/postgres.ts';
import type { Engine } from './company.ts';
import { fillDatabase } from './data.ts';
import { type CompanyIds, otherReadNames, otherReads } from './other-reads.ts';
import type { Verdict } from './verdict.ts';

const RUNS = 30;
const MAX_RATIO = 1.3;

const lists = Object.values(definitions).filter((endpoint) => endpoint.list !== undefined);

/** Undelivered mails, which the company of the benches has none of. */
async function addMails(db: Db, count: number): Promise<void> {
  const mails = Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();
    return {
      id: `${(Date.UTC(2026, 0, 1) + index * 60_000)
        .toString(16)
        .padStart(12, '0')
        .replace(/^(.{8})/, '$1-')}-7000-8000-${String(index).padStart(12, '0')}`,
      recipient: `person-${index}@bench.example`,
      subject: index % 3 === 0 ? 'Your Prahari code' : 'Your password was changed',
      text: '',
      html: '',
      created_at: at,
      next_attempt_at: '2999-01-01T00:00:00.000Z',
      attempts: index % 7,
      failed_at: index % 2 === 0 ? at : null,
    };
  });
  await bulkInsert(db, 'outbox', mails);
}

/** An assignment that has a post, with its guard and client. */
async function assignmentWithPost(db: Db): Promise<CompanyIds> {
  const { post_id, ...row } = await db
    .selectFrom('assignments')
    .select(['id as assignmentId', 'guard_id as guardId', 'client_id as clientId', 'post_id'])
    .where('post_id', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { ...row, postId: post_id ?? '' };
}

const DAY_MS = 86_400_000;

/** Papers that expire within 30 days, at every size: they come as one reply. */
const EXPIRING_PAPERS = 100;

/** A paper of each guard, which the company of the benches has none of. */
async function addPapers(db: Db): Promise<void> {
  const guards = await db.selectFrom('guards').select(['id']).orderBy('id').execute();
  const papers = guards.map(({ id }, index) => ({
    id: `${id.slice(0, 9)}ffff${id.slice(13)}`,
    guard_id: id,
    kind: 'medical' as const,
    number: `M ${index}`,
    expires_on: new Date(Date.now() + (index < EXPIRING_PAPERS ? index % 30 : 60 + (index % 300)) * DAY_MS)
      .toISOString()
      .slice(0, 10),
    created_at: new Date().toISOString(),
  }));
  await bulkInsert(db, 'papers', papers);
}

export interface ListsOptions {
  engines: readonly Engine[];
  /** Guards, clients, bills and mails, in the smaller and the larger company. */
  sizes: readonly [number, number];
  /** Only calls whose path and query have this text. */
  only: string;
}

/** What is compared: a call that reads. */
interface Call {
  path: string;
  role: string;
  /** The list changes before the call, so that the server has neither the page nor the search in its cache. */
  isChanged: boolean;
  /** The row whose id replaces `{id}` in the path. */
  id?: keyof CompanyIds;
  /** Sent by POST. */
  body?: object;
}

interface Bench {
  /** Returns the body of the reply. */
  read: (call: Call) => Promise<string>;
  /** Changes every list's version, which empties the server's cache of pages and searches. */
  change: () => Promise<void>;
  stop: () => Promise<void>;
}

async function openBench(databaseUrl: string | undefined, rows: number): Promise<Bench> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prahari-lists-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    LOG_LEVEL: 'silent',
  });
  const db = await openDatabase(config, () => {}, 'maintenance');
  await migrate(db);
  await fillDatabase(db, { guards: rows, clients: rows, bills: rows });
  await addMails(db, rows);
  await addPapers(db);
  const began = performance.now();
  await refreshLists(db);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${databaseUrl ? 'PostgreSQL' : 'SQLite'}, ${rows} rows: tables of lists filled in ${seconds} s`,
  );
  const app = createApp({ db, config, log: createLog('error'), wakeMailer: () => {}, siteDir: undefined });
  const { server, port } = await listen(app, { port: 0, host: '127.0.0.1' }, Promise.resolve());
  const company = await assignmentWithPost(db);
  const people: Record<string, string> = {
    admin: 'admin',
    client: 'client-0',
    session: 'client-0',
    security: 'guard-0',
  };
  return {
    read: async ({ path: template, role, id, body }) => {
      const path = id ? template.replace('{id}', company[id]) : template;
      const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, {
        headers: {
          authorization: `Bearer ${tokenOf(people[role] ?? '')}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
      return reply.text();
    },
    change: async () => {
      await db
        .updateTable('list_state')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .execute();
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await db.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** How many rows a page has; none of what is no list. */
function rowCount(body: string): number {
  const { data } = JSON.parse(body) as { data: unknown };
  return Array.isArray(data) ? data.length : 0;
}

/** The call for pages of as many rows at both sizes: a small company may have too few of a status to fill one. */
async function withEqualPages(small: Bench, large: Bench, call: Call): Promise<Call> {
  const [few, many] = [rowCount(await small.read(call)), rowCount(await large.read(call))];
  return few > 0 && few < many ? { ...call, path: call.path.replace('limit=50', `limit=${few}`) } : call;
}

/** Interleaves both sizes, so that noise of the machine meets both. */
async function compare(small: Bench, large: Bench, listed: Call) {
  const call = await withEqualPages(small, large, listed);
  const times: [number[], number[]] = [[], []];
  for (let run = -3; run < RUNS; run += 1) {
    for (const [index, bench] of [small, large].entries()) {
      if (call.isChanged) await bench.change();
      const began = performance.now();
      await bench.read(call);
      if (run >= 0) times[index]?.push(performance.now() - began);
    }
  }
  const [few, many] = [median(times[0]), median(times[1])];
  return { ...call, few, many, ratio: many / few };
}

/** A text that many rows have, one that one row has at both sizes, and one of two characters. */
const SEARCHES = ['a', 'noida', 'bench.example', 'client-77@', 'guard-77@', 'person-77@', 'zq'];

/** Each paged list in all orders, with each filter and with searches; each of them once more right after a change. */
const listCalls = (): Call[] =>
  lists.flatMap(({ path, access: role, list }) =>
    (list?.sort ?? [])
      .flatMap((sort) => [sort, `-${sort}`])
      .flatMap((sort) =>
        ['', ...(list?.status ?? [])].flatMap((status) => {
          const query = `${path}?limit=50&sort=${sort}${status && `&status=${status}`}`;
          const searches = status === '' ? SEARCHES.map((q) => `${query}&q=${q}`) : [];
          return [
            { path: query, role, isChanged: false },
            { path: query, role, isChanged: true },
            ...searches.flatMap((search) => [
              { path: search, role, isChanged: false },
              { path: search, role, isChanged: true },
            ]),
          ];
        }),
      ),
  );

/** The calls that read but are no paged list. */
const otherCalls = (): Call[] =>
  otherReadNames.flatMap((name) => {
    const [endpoint, reads] = [definitions[name], otherReads[name]];
    if (!(endpoint && reads)) throw new Error(`${name} is not in other-reads.ts`);
    const { path, access: role } = endpoint;
    return typeof reads === 'string'
      ? []
      : reads.map(({ query, ...read }) => ({
          ...read,
          path: query ? `${path}?${query}` : path,
          role,
          isChanged: false,
        }));
  });

/** The calls that are compared. */
export const callsOf = (only: string): Call[] =>
  [...listCalls(), ...otherCalls()].filter(({ path }) => path.includes(only));

/** Of thousands of comparisons some exceed the limit by chance: those are made once more, and the second one counts. */
async function compareAgain(small: Bench, large: Bench, call: Call) {
  const first = await compare(small, large, call);
  return first.ratio <= MAX_RATIO ? first : compare(small, large, call);
}

async function benchEngine(
  engine: Engine,
  { sizes, only }: ListsOptions,
  databaseUrls: readonly [string, string] | undefined,
): Promise<Verdict[]> {
  const few = await openBench(databaseUrls?.[0], sizes[0]);
  const many = await openBench(databaseUrls?.[1], sizes[1]);
  const results = [];
  for (const call of callsOf(only)) results.push(await compareAgain(few, many, call));
  await few.stop();
  await many.stop();
  console.log(`\n${engine}: median ms at ${sizes[0]} rows, at ${sizes[1]} rows, and their ratio`);
  for (const { path, body, few, many, ratio, isChanged } of results)
    console.log(
      `${few.toFixed(2).padStart(8)} ${many.toFixed(2).padStart(8)} ${ratio.toFixed(2).padStart(6)}${ratio > MAX_RATIO ? ' !' : '  '} ${path}${body ? ` ${JSON.stringify(body)}` : ''}${isChanged ? ' (first time)' : ''}`,
    );
  // Printed, but not promised: what is no list, and the first search of a text after a change, which counts up to 10,000 rows.
  const promised = results.filter(
    ({ path, isChanged }) => path.includes('limit=') && !(isChanged && path.includes('&q=')),
  );
  const withinLimit = promised.filter(({ ratio }) => ratio <= MAX_RATIO);
  return [
    {
      what: `list calls, ${engine}: at ${sizes[1]} rows at most ${MAX_RATIO} times as long as at ${sizes[0]}`,
      measured: `${withinLimit.length} of ${promised.length}`,
      isMet: withinLimit.length === promised.length,
    },
  ];
}

/** Compares each list, sort, filter and search, and every other read, at two sizes. */
export async function benchLists(options: ListsOptions): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  if (options.engines.includes('sqlite')) verdicts.push(...(await benchEngine('sqlite', options, undefined)));
  if (!options.engines.includes('postgres')) return verdicts;
  const postgres = await startPostgres();
  try {
    const [few, many] = [
      await createDatabase(postgres.url, 'bench_few'),
      await createDatabase(postgres.url, 'bench_many'),
    ];
    return [...verdicts, ...(await benchEngine('postgres', options, [few, many]))];
  } finally {
    await postgres.stop();
  }
}
