import type { Db, Tables } from '../../packages/api/src/db/tables.ts';
import { inTransaction } from '../../packages/api/src/db/transaction.ts';
import { analyze, bulkInsert } from '../../packages/api/src/testing/bulk-insert.ts';
import { companyBuilder } from '../../packages/api/src/testing/company-builder.ts';
import { addClients, addGuards, addUser } from '../../packages/api/src/testing/company-people.ts';
import { addAssignments, addBills } from '../../packages/api/src/testing/company-work.ts';

export interface CompanySize {
  guards: number;
  clients: number;
  /** Spread evenly over the clients. */
  bills: number;
}

/** The size for which most figures in docs/performance.md are given. */
export const USUAL_SIZE: CompanySize = { guards: 10_000, clients: 10_000, bills: 50_000 };

/**
 * Fills a migrated, empty database of either engine with a company, the same every time. People are `admin`, `client-0` and on,
 * `guard-0` and on: see `tokenOf`, `emailOf` and COMPANY_PASSWORD of packages/api/src/testing/company-people.ts.
 */
export async function fillDatabase(db: Db, { guards, clients, bills }: CompanySize): Promise<void> {
  const builder = companyBuilder();
  const founded = builder.instantOf(-1, 0);
  addUser(builder, { person: 'admin', role: 'admin', name: 'Ananya Deshpande', at: founded });
  addClients(builder, clients);
  addGuards(builder, guards);
  addAssignments(builder);
  addBills(builder, bills);
  await inTransaction(db, async (tx) => {
    for (const [table, rows] of Object.entries(builder.rows))
      await bulkInsert(tx, table as keyof Tables, rows);
  });
  await analyze(db);
}
