import type { AcknowledgedWrites } from './acknowledged-writes.ts';
import { dailyWork } from './daily-work.ts';
import type { Cluster } from './postgres.ts';
import { seedWriters } from './seed-company.ts';
import { createTempFolder, type DataLocation } from './server.ts';
import { createWriter, newWriteCounts, type WriteCounts, type Writer } from './writer.ts';

/** Concurrent writers. */
export const WRITERS = 8;

/** Seeds a PostgreSQL database for its writers, without a running server. */
export async function seedPostgresCompany(
  cluster: Cluster,
  database: string,
): Promise<{
  dataLocation: DataLocation & { databaseUrl: string };
  acknowledgedWrites: AcknowledgedWrites;
  writers: Writer[];
  counts: WriteCounts;
}> {
  const dataLocation = { dataDir: createTempFolder(), databaseUrl: await cluster.database(database) };
  const acknowledgedWrites: AcknowledgedWrites = new Map();
  const counts = newWriteCounts();
  const writers = (await seedWriters(dataLocation, WRITERS)).map((company) =>
    createWriter(dailyWork(company), acknowledgedWrites, counts),
  );
  return { dataLocation, acknowledgedWrites, writers, counts };
}
