import { isDeepStrictEqual } from 'node:util';
import type { BenchCall } from './calls.ts';
import type { Company } from './company.ts';
import { type LoadResult, runLoad } from './load.ts';
import type { BenchServer } from './servers.ts';

export interface Measured extends LoadResult {
  /** The server's processor time per call, without PostgreSQL's. */
  cpuUs: number;
}

/** Servers to compare, each on a copy of one company's database. */
export interface Contest {
  company: Company;
  servers: readonly BenchServer[];
}

export interface Rounds {
  count: number;
  seconds: number;
  /** Replaces the calls' own number of requests; an even number. */
  requestsEach?: number;
}

const CONNECTIONS = 8;

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Returns the median ratio of neighboring rounds, so that machine noise affects both. */
export const pairedRatio = (
  ours: readonly Measured[],
  theirs: readonly Measured[],
  figure: 'perSecond' | 'p99Ms',
): number => median(ours.map((one, index) => one[figure] / (theirs[index]?.[figure] ?? Number.NaN)));

async function measure(
  call: BenchCall,
  { server, company, rounds }: { server: BenchServer; company: Company; rounds: Rounds },
): Promise<Measured> {
  const requestsEach = call.requestsEach?.[server.kind];
  const before = server.cpuMs();
  const result = await runLoad({
    url: server.url,
    connections: CONNECTIONS,
    seconds: rounds.seconds,
    requestsEach: requestsEach && (rounds.requestsEach ?? requestsEach),
    requestsOf: (connection) => call.requestsOf({ company, connection, kind: server.kind }),
  });
  return { ...result, cpuUs: ((server.cpuMs() - before) * 1000) / result.calls };
}

/** Measures all servers in turn, after a round that warms them up. */
export async function interleave(
  call: BenchCall,
  { servers, company }: Contest,
  rounds: Rounds,
): Promise<Measured[][]> {
  const measured: Measured[][] = servers.map(() => []);
  for (let round = -1; round < rounds.count; round += 1)
    for (const [index, server] of servers.entries()) {
      const result = await measure(call, { server, company, rounds });
      if (round >= 0) measured[index]?.push(result);
    }
  return measured;
}

/** Checks that the servers reply with the same rows. @throws when they differ */
export async function assertSameRows(call: BenchCall, { servers, company }: Contest): Promise<void> {
  const [ours, ...others] = await Promise.all(
    servers.map(async ({ kind, url }) => {
      const [request] = call.requestsOf({ company, connection: 0, kind });
      const response = await fetch(`${url}${request?.path}`, request);
      return ((await response.json()) as { data: unknown }).data;
    }),
  );
  for (const other of others)
    if (!isDeepStrictEqual(ours, other))
      throw new Error(
        `${call.name}: ${JSON.stringify(ours).slice(0, 600)}, elsewhere ${JSON.stringify(other).slice(0, 600)}`,
      );
}
