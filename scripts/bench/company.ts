import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sealAuditLog } from '../../packages/api/src/audit/audit-chain.ts';
import { migrate } from '../../packages/api/src/db/migrate.ts';
import { openDatabase } from '../../packages/api/src/db/open.ts';
import type { Db, Tables } from '../../packages/api/src/db/tables.ts';
import { inTransaction } from '../../packages/api/src/db/transaction.ts';
import { refreshLists } from '../../packages/api/src/startup/refresh-lists.ts';
import { analyze, bulkInsert, vacuum } from '../../packages/api/testing/bulk-insert.ts';
import { type CompanyRows, companyBuilder } from '../../packages/api/testing/company-builder.ts';
import { addClients, addGuards, addUser, emailOf } from '../../packages/api/testing/company-people.ts';
import { addAssignments, addBills } from '../../packages/api/testing/company-work.ts';
import { createPostgresDatabase, nameOf, startPostgres } from '../../packages/api/testing/postgres.ts';

export type Engine = 'sqlite' | 'postgres';

export interface CompanySize {
  guards: number;
  clients: number;
  /** The number of bills, spread evenly over the clients. */
  bills: number;
}

export interface Company {
  passwordHash: string;
  /** Available guards, each with a client who may have one more. */
  pairs: { guardId: string; clientId: string }[];
  /** Ids of bills that no page has begun after, newest first, for each server. */
  unread: Record<'ours' | 'express', Iterator<string>>;
}

/** The database of a server: `env` for ours, `url` for Express. */
export interface DatabaseOfServer {
  env: Record<string, string>;
  url: string;
}

export interface BenchDatabase extends AsyncDisposable, DatabaseOfServer {
  open: () => Promise<Db>;
  /** Copies the database for one server while nothing has it open. */
  copy: () => Promise<DatabaseOfServer>;
}

const PAIRS = 32;

/** Makes the same rows of a company every time: `admin`, `client-0` and on, `guard-0` and on. */
export function companyRows({ guards, clients, bills }: CompanySize): CompanyRows {
  const builder = companyBuilder();
  const founded = builder.instantOf(-1, 0);
  addUser(builder, { person: 'admin', role: 'admin', name: 'Ananya Deshpande', at: founded });
  addClients(builder, clients);
  addGuards(builder, guards);
  addAssignments(builder);
  addBills(builder, bills);
  return builder.rows;
}

/** Inserts rows in one transaction, then updates the planner's statistics and the lists. */
export async function insertRows(db: Db, rows: Partial<CompanyRows>): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const [table, inserted] of Object.entries(rows))
      await bulkInsert(tx, table as keyof Tables, inserted);
  });
  await analyze(db);
  await refreshLists(db);
  // Otherwise a server would chain the audit log's entries while it is measured.
  await sealAuditLog(db);
}

/** Picks the ids and credentials that requests need. */
function companyOf({ guards, clients, assignments, bills, users }: CompanyRows): Company {
  const guarded = new Set(assignments.map(({ client_id }) => client_id));
  const free = clients.filter(({ id }) => !guarded.has(id));
  const available = guards.filter(({ status }) => status === 'available');
  const billIds = bills
    .flatMap(({ id, deleted_at }) => (deleted_at ? [] : [id]))
    .sort()
    .reverse();
  return {
    passwordHash: users.find(({ email }) => email === emailOf('admin'))?.password_hash ?? '',
    pairs: free.slice(0, PAIRS).flatMap(({ id }, index) => {
      const guard = available[index];
      return guard ? [{ guardId: guard.id, clientId: id }] : [];
    }),
    unread: { ours: billIds.values(), express: billIds.values() },
  };
}

async function openMigrated(dataDir: string, databaseUrl?: string): Promise<Db> {
  const db = await openDatabase({ dataDir, databaseUrl }, () => {}, 'maintenance');
  await migrate(db);
  return db;
}

export async function createBenchDatabase(engine: Engine): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'prahari-bench-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  let copies = 0;
  if (engine === 'sqlite') {
    const at = (dataDir: string) => ({ env: { DATA_DIR: dataDir }, url: join(dataDir, 'prahari.db') });
    const first = join(folder, 'first');
    return {
      ...at(first),
      open: () => openMigrated(first),
      copy: async () => {
        copies += 1;
        const copy = join(folder, `copy-${copies}`);
        cpSync(first, copy, { recursive: true });
        return at(copy);
      },
      [Symbol.asyncDispose]: async () => removeFolder(),
    };
  }
  const postgres = await startPostgres();
  const at = (url: string) => ({ env: { DATA_DIR: folder, DATABASE_URL: url }, url });
  const first = await createPostgresDatabase(postgres.url);
  return {
    ...at(first),
    open: () => openMigrated(folder, first),
    copy: async () => at(await createPostgresDatabase(postgres.url, nameOf(first))),
    [Symbol.asyncDispose]: async () => {
      await postgres.stop();
      removeFolder();
    },
  };
}

/** Fills an empty database. Returns the ids and credentials that requests need. */
export async function fillCompany({ open }: BenchDatabase, size: CompanySize): Promise<Company> {
  const rows = companyRows(size);
  const db = await open();
  await insertRows(db, rows);
  // Autovacuum does it in time, but not in a copy, to which PostgreSQL copies no count of dead rows.
  await vacuum(db);
  await db.destroy();
  return companyOf(rows);
}
