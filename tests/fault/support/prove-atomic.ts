import { join } from 'node:path';
import { expect } from 'vitest';
import type { Db } from '../../../packages/api/src/db/tables.ts';
import { invariantViolations } from '../../../packages/api/testing/invariants.ts';
import { checkFileIntegrity } from './expect-consistent.ts';
import { createHttpClient, type HttpReply } from './http-client.ts';
import { formatNumber, reportResult } from './report-result.ts';
import { type Company, openDatabaseAt, seedCompany } from './seed-company.ts';
import { cleanUp, createTempFolder, type DataLocation, startServer } from './server.ts';

/** Clients of the company; it has twice as many guards. */
export const ROWS = 12;

export type Send = (path: string, body: object, token?: string) => Promise<HttpReply | undefined>;

export interface Operation<Prepared> {
  /** Named in the report. */
  name: string;
  /** Prepares the company for the operation. */
  prepare: (send: Send, company: Company) => Promise<Prepared>;
  run: (send: Send, prepared: Prepared) => Promise<unknown>;
  /** Counts the operation's parts that are done, after a check that none is half done. */
  countDone: (db: Db, prepared: Prepared) => Promise<number>;
  /** Parts of which each is wholly done or not at all, whatever happens to the others. */
  parts: number;
}

/** Runs the operation on a server of its own, kills the server after `killMs` if given, and returns how long it took. */
async function runOperation<Prepared>(
  dataLocation: DataLocation,
  { prepare, run }: Operation<Prepared>,
  killMs?: number,
): Promise<{ prepared: Prepared; ms: number }> {
  const company = await seedCompany(dataLocation, 2 * ROWS, Array<number>(ROWS).fill(1));
  const server = startServer(dataLocation);
  const httpClient = createHttpClient(await server.ready);
  const send: Send = (path, body, token = company.admin) =>
    httpClient.send({ method: 'POST', path, token, body });
  const prepared = await prepare(send, company);
  const began = performance.now();
  const running = run(send, prepared);
  if (killMs === undefined) await running;
  else await new Promise((done) => setTimeout(done, killMs));
  const ms = performance.now() - began;
  expect(await server.signal('SIGKILL')).toBe('SIGKILL');
  await running;
  httpClient.close();
  return { prepared, ms };
}

/** Counts what is done in a database that no server has open, after a check that it is whole. */
async function countDoneIn<Prepared>(
  dataLocation: DataLocation,
  { countDone }: Operation<Prepared>,
  prepared: Prepared,
): Promise<number> {
  if (!dataLocation.databaseUrl) checkFileIntegrity(join(dataLocation.dataDir, 'prahari.db'));
  const db = await openDatabaseAt(dataLocation);
  try {
    // Not the invariants of tests/fault/invariants, which would report undone changes as lost.
    expect(await invariantViolations(db)).toEqual([]);
    return await countDone(db, prepared);
  } finally {
    await db.destroy();
  }
}

/** Kills the server at random moments of an operation, each time on a new database. */
export async function proveAtomic<Prepared>(
  operation: Operation<Prepared>,
  {
    kills = 20,
    engine = 'SQLite',
    locate = async () => ({ dataDir: createTempFolder() }),
  }: { kills?: number; engine?: string; locate?: () => Promise<DataLocation> } = {},
): Promise<void> {
  const usual = await locate();
  const { ms: usualMs, prepared: all } = await runOperation(usual, operation);
  expect(await countDoneIn(usual, operation, all)).toBe(operation.parts);
  let done = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const dataLocation = await locate();
    const { prepared } = await runOperation(dataLocation, operation, Math.random() * usualMs);
    done += await countDoneIn(dataLocation, operation, prepared);
    await cleanUp();
  }
  const notDone = kills * operation.parts - done;
  // A few kills may all come too late.
  if (kills >= 20) expect(notDone).toBeGreaterThan(0);
  reportResult({
    proof: `${engine}: ${operation.name} under kill -9`,
    done: `${formatNumber(kills)} kills, ${formatNumber(done)} done and ${formatNumber(notDone)} not at all`,
    found: '0 half done',
  });
}
