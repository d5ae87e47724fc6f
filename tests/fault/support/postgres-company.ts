import type { AcknowledgedWrites } from './acknowledged-writes.ts';
import { dailyWork } from './daily-work.ts';
import type { Cluster } from './postgres.ts';
import { seedCompany } from './seed-company.ts';
import { createTempFolder, type DataLocation } from './server.ts';
import { createWriter, newWriteCounts, type WriteCounts, type Writer } from './writer.ts';

/** Concurrent writers. */
export const WRITERS = 8;

/** A seeded PostgreSQL database with its writers; no server runs yet. */
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
  const company = await seedCompany(dataLocation, WRITERS, Array<number>(WRITERS).fill(1));
  const acknowledgedWrites: AcknowledgedWrites = new Map();
  const counts = newWriteCounts();
  const writers = Array.from({ length: WRITERS }, (_, index) =>
    createWriter(dailyWork(company, index), acknowledgedWrites, counts),
  );
  return { dataLocation, acknowledgedWrites, writers, counts };
}
