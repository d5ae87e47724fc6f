import type { Ledger } from './acknowledged-writes.ts';
import { daysWork } from './daily-work.ts';
import type { Cluster } from './postgres.ts';
import { found } from './seed-company.ts';
import { freshFolder, type Place } from './server.ts';
import { newTally, type Tally, type Writer, writer } from './writer.ts';

/** How many people of it write at once. */
export const WRITERS = 8;

/** A company on a database of its own in PostgreSQL, whose people are ready to work; nothing serves it yet. */
export async function workingCompany(
  cluster: Cluster,
  database: string,
): Promise<{ place: Place & { databaseUrl: string }; ledger: Ledger; writers: Writer[]; tally: Tally }> {
  const place = { dataDir: freshFolder(), databaseUrl: await cluster.database(database) };
  const company = await found(place, WRITERS, Array<number>(WRITERS).fill(1));
  const ledger: Ledger = new Map();
  const tally = newTally();
  const writers = Array.from({ length: WRITERS }, (_, own) => writer(daysWork(company, own), ledger, tally));
  return { place, ledger, writers, tally };
}
