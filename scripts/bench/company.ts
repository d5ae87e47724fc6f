import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { today } from '@prahari/domain/days';
import { sealAuditLog } from '../../packages/api/src/db/audit-chain.ts';
import { migrate } from '../../packages/api/src/db/migrate.ts';
import { openDatabase } from '../../packages/api/src/db/open.ts';
import type { Db } from '../../packages/api/src/db/tables.ts';
import { refreshLists } from '../../packages/api/src/startup/refresh-lists.ts';
import { emailOf } from '../../packages/api/src/testing/company-people.ts';
import { startPostgres } from '../../packages/api/src/testing/postgres.ts';
import { type CompanySize, fillDatabase } from './data.ts';

export type Engine = 'sqlite' | 'postgres';

/** Ids and credentials that the requests of the bench use. */
export interface Company {
  passwordHash: string;
  /** Available guards and clients with room. */
  pairs: { guardId: string; clientId: string }[];
  day: (daysFromToday: number) => string;
  /** Ids of bills, newest first, each the last one of a page. */
  lastOfPages: string[];
}

export interface BenchDatabase {
  company: Company;
  /** The database of one server: on SQLite a copy of its own. */
  forServer: () => { env: Record<string, string>; url: string };
  drop: () => Promise<void>;
}

const PAIRS = 32;
/** Rows of a page. */
export const PAGE = 50;
const PAGES = 200;
const DAY_MS = 86_400_000;

async function companyOf(db: Db): Promise<Company> {
  const guards = await db
    .selectFrom('guards')
    .select('id')
    .where('status', '=', 'available')
    .orderBy('id')
    .limit(PAIRS)
    .execute();
  const clients = await db
    .selectFrom('clients')
    .select('clients.id')
    .where('clients.id', 'not in', (query) =>
      query.selectFrom('assignments').select('client_id').where('status', '<>', 'completed'),
    )
    .orderBy('id')
    .limit(PAIRS)
    .execute();
  const bills = await db
    .selectFrom('bills')
    .select('id')
    .orderBy('id', 'desc')
    .limit(PAGES * PAGE)
    .execute();
  const admin = await db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', emailOf('admin'))
    .executeTakeFirstOrThrow();
  return {
    passwordHash: admin.password_hash,
    pairs: guards
      .slice(0, clients.length)
      .map(({ id }, index) => ({ guardId: id, clientId: clients[index]?.id ?? '' })),
    day: (daysFromToday) => new Date(Date.parse(today()) + daysFromToday * DAY_MS).toISOString().slice(0, 10),
    lastOfPages: bills.filter((_, index) => index % PAGE === PAGE - 1).map(({ id }) => id),
  };
}

async function filled(database: { dataDir: string; databaseUrl: string | undefined }, size: CompanySize) {
  const db = await openDatabase(database, () => {}, 'maintenance');
  try {
    await migrate(db);
    await fillDatabase(db, size);
    await refreshLists(db);
    // A server would chain the entries of the audit log while it is measured.
    await sealAuditLog(db);
    return await companyOf(db);
  } finally {
    await db.destroy();
  }
}

/** Makes a database with a company. */
export async function createBenchDatabase(engine: Engine, size: CompanySize): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'prahari-bench-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (engine === 'sqlite') {
    const dataDir = join(folder, 'data');
    const company = await filled({ dataDir, databaseUrl: undefined }, size);
    let copies = 0;
    return {
      company,
      forServer: () => {
        copies += 1;
        const copy = join(folder, `copy-${copies}`);
        cpSync(dataDir, copy, { recursive: true });
        return { env: { DATA_DIR: copy }, url: join(copy, 'prahari.db') };
      },
      drop: async () => removeFolder(),
    };
  }
  const postgres = await startPostgres();
  const company = await filled({ dataDir: folder, databaseUrl: postgres.url }, size);
  return {
    company,
    forServer: () => ({ env: { DATA_DIR: folder, DATABASE_URL: postgres.url }, url: postgres.url }),
    drop: async () => {
      await postgres.stop();
      removeFolder();
    },
  };
}
