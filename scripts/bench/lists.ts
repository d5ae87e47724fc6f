// Compares each list, sort, filter and search at 1,000 and at 100,000 rows, on both engines.
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
import { fillDatabase } from './data.ts';

const RUNS = 30;
const SMALL = 1_000;
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

interface Bench {
  get: (path: string, role: string) => Promise<void>;
  /** Changes a row of every list, so that no search is remembered. */
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
  const began = performance.now();
  await refreshLists(db);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${databaseUrl ? 'PostgreSQL' : 'SQLite'}, ${rows} rows: tables of lists filled in ${seconds} s`,
  );
  const app = createApp({ db, config, log: createLog('error'), wakeMailer: () => {}, siteDir: undefined });
  const { server, port } = await listen(app, { port: 0, host: '127.0.0.1' }, Promise.resolve());
  const people: Record<string, string> = { admin: 'admin', client: 'client-0' };
  return {
    get: async (path, role) => {
      const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, {
        headers: { authorization: `Bearer ${tokenOf(people[role] ?? '')}` },
      });
      if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
      await reply.arrayBuffer();
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

/** Interleaves both sizes, so that noise of the machine meets both. */
async function compare(
  small: Bench,
  large: Bench,
  path: string,
  { role, isChanged }: { role: string; isChanged: boolean },
) {
  const times: [number[], number[]] = [[], []];
  for (let run = -3; run < RUNS; run += 1) {
    for (const [index, bench] of [small, large].entries()) {
      if (isChanged) await bench.change();
      const began = performance.now();
      await bench.get(path, role);
      if (run >= 0) times[index]?.push(performance.now() - began);
    }
  }
  const [few, many] = [median(times[0]), median(times[1])];
  return { path, few, many, ratio: many / few };
}

/** A text that many rows have, one that one row has at both sizes, and one of two characters. */
const SEARCHES = ['a', 'noida', 'bench.example', 'client-77@', 'guard-77@', 'person-77@', 'zq'];

async function benchEngine(databaseUrls: readonly [string, string] | undefined, large: number) {
  const few = await openBench(databaseUrls?.[0], SMALL);
  const many = await openBench(databaseUrls?.[1], large);
  const engine = databaseUrls ? 'PostgreSQL' : 'SQLite';
  const results = [];
  const only = process.env.BENCH_LIST;
  for (const { path, access: role, list } of lists) {
    if (only && path !== only) continue;
    const sorts = (list?.sort ?? []).flatMap((sort) => [sort, `-${sort}`]);
    const statuses = ['', ...(list?.status ?? [])];
    for (const sort of sorts)
      for (const status of statuses) {
        const query = `${path}?limit=50&sort=${sort}${status && `&status=${status}`}`;
        results.push(await compare(few, many, query, { role, isChanged: false }));
        if (status !== '') continue;
        for (const q of SEARCHES) {
          const search = `${query}&q=${q}`;
          results.push(await compare(few, many, search, { role, isChanged: false }));
          const cold = await compare(few, many, search, { role, isChanged: true });
          results.push({ ...cold, path: `${search} (first time)` });
        }
      }
  }
  await few.stop();
  await many.stop();
  for (const { path, few, many, ratio } of results)
    console.log(
      `${engine.padEnd(10)} ${few.toFixed(2).padStart(8)} ${many.toFixed(2).padStart(8)} ${ratio.toFixed(2).padStart(6)}${ratio > MAX_RATIO ? ' !' : '  '} ${path}`,
    );
  const measured = results.filter(({ path }) => !path.endsWith('(first time)'));
  const over = measured.filter(({ ratio }) => ratio > MAX_RATIO);
  console.log(
    `${engine}: ${measured.length - over.length} of ${measured.length} calls at most ${MAX_RATIO} times`,
  );
}

/** Prints the medians in ms of each list call at 1,000 and at `large` rows, and their ratio. */
export async function benchLists(large = 100_000): Promise<void> {
  if (process.env.BENCH_ENGINE !== 'postgres') await benchEngine(undefined, large);
  if (process.env.BENCH_ENGINE === 'sqlite') return;
  const postgres = await startPostgres();
  const [few, many] = [
    await createDatabase(postgres.url, 'bench_few'),
    await createDatabase(postgres.url, 'bench_many'),
  ];
  await benchEngine([few, many], large);
  await postgres.stop();
}

if (import.meta.main) await benchLists(Number(process.argv[2] ?? 100_000));
