import type { Overview } from '@prahari/contract/office.schemas';
import { addDays, today } from '@prahari/domain/days';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createHttpClient, type HttpClient } from '../fault/support/http-client.ts';
import { type Cluster, startCluster } from '../fault/support/postgres.ts';
import { formatNumber, reportResult } from '../fault/support/report-result.ts';
import { cleanUp, createTempFolder, type DataLocation, startServer } from '../fault/support/server.ts';
import { seedYear } from './many-guards.ts';

afterEach(cleanUp);
let cluster: Cluster | undefined;
afterAll(() => cluster?.remove());

const FEW = 50;
const MANY = 5_000;
/** A call of many guards costs at most this many times what it costs with few. */
const MOST = 1.5;
/** Said in the report alone: the figures count each guard on duty. */
const REPORTED = 'figures';
const ROUNDS = 300;
const WARM_UP = 50;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

interface Contestant {
  client: HttpClient;
  token: string;
  postIds: string[];
}

const month = today().slice(0, 7);
const calls: Record<string, (postId: string) => string> = {
  board: () => '/admin/posts?limit=10',
  figures: () => '/admin/overview',
  week: (postId) => `/admin/roster?postId=${postId}&from=${addDays(today(), -1)}&days=7`,
  tonight: () => '/admin/watch',
  month: (postId) => `/admin/muster?postId=${postId}&month=${month}`,
};

/** Waits until the mails that a start sends, one for each duty of tomorrow, have left. */
async function waitForMails({ client, token }: Contestant): Promise<void> {
  const waiting = async (): Promise<unknown> => {
    const reply = await client.send({ method: 'GET', path: '/admin/overview', token });
    return (reply?.body as { data?: Overview } | undefined)?.data?.undeliveredMail;
  };
  await expect.poll(waiting, { timeout: 300_000, interval: 1_000 }).toEqual({ waiting: 0, dead: 0 });
}

/** Returns the median ms of a call for each contestant, called in turn. */
async function measure(
  path: (postId: string) => string,
  contestants: readonly Contestant[],
): Promise<number[]> {
  const times = contestants.map((): number[] => []);
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1)
    for (const [index, { client, token, postIds }] of contestants.entries()) {
      const reply = await client.send({
        method: 'GET',
        path: path(postIds[round % postIds.length] ?? ''),
        token,
      });
      expect(reply?.status, JSON.stringify(reply?.body)).toBe(200);
      if (round >= WARM_UP) times[index]?.push(reply?.ms ?? 0);
    }
  return times.map(median);
}

async function compare(engine: string, at: (name: string) => Promise<DataLocation>): Promise<void> {
  const contestants: Contestant[] = [];
  let duties = 0;
  for (const guards of [FEW, MANY]) {
    const location = await at(`guards_${guards}`);
    const seeded = await seedYear(location, guards);
    duties = seeded.duties;
    contestants.push({ ...seeded, client: createHttpClient(await startServer(location).ready) });
  }
  for (const contestant of contestants) await waitForMails(contestant);
  const found: string[] = [];
  const ratios: Record<string, number> = {};
  for (const [name, path] of Object.entries(calls)) {
    const [few = 0, many = 0] = await measure(path, contestants);
    ratios[name] = many / few;
    found.push(`${name} ${few.toFixed(2)} → ${many.toFixed(2)} ms, ${(many / few).toFixed(2)} times`);
  }
  for (const { client } of contestants) client.close();
  console.log(engine, found);
  reportResult({
    proof: `${engine}: ${formatNumber(MANY)} guards with a duty a day for a year`,
    done: `${formatNumber(duties)} duties, ${ROUNDS} calls of each against ${FEW} guards`,
    found: found.join('; '),
  });
  for (const [name, ratio] of Object.entries(ratios))
    if (name !== REPORTED) expect(ratio, name).toBeLessThanOrEqual(MOST);
}

const proves =
  'the board, tonight and the month of a post cost 5,000 guards no more than 1.5 times what they cost 50';

test(`${proves}, on SQLite`, () => compare('SQLite', async () => ({ dataDir: createTempFolder() })));

test(`${proves}, on PostgreSQL`, async () => {
  const postgres = await startCluster();
  cluster = postgres;
  await compare('PostgreSQL', async (name) => ({
    dataDir: createTempFolder(),
    databaseUrl: await postgres.database(name),
  }));
});
