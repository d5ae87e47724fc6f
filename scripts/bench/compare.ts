import { isDeepStrictEqual } from 'node:util';
import type { BenchCall, Kind } from './calls.ts';
import { LoadFailed, type LoadResult, runLoad } from './load.ts';
import type { BenchServer } from './servers.ts';

export interface Contestant {
  kind: Kind;
  server: BenchServer;
}

export interface Measured extends LoadResult {
  /** Processor time of the server for one call. */
  cpuUs: number;
}

export interface Rounds {
  count: number;
  seconds: number;
  /** A round ends after this many requests of each connection instead of `seconds`. An even number. */
  requestsEach?: number;
}

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of the ratios of the rounds, so that what slows the whole machine for a while counts for both. */
export const pairedRatio = (
  ours: readonly Measured[],
  theirs: readonly Measured[],
  ratioOf: (one: Measured, other: Measured) => number,
): number => median(ours.map((one, index) => (theirs[index] ? ratioOf(one, theirs[index]) : Number.NaN)));

/** Sends a call to a server for some seconds. @throws LoadFailed at any reply that is not 2xx */
export const send = ({ kind, server }: Contestant, call: BenchCall, rounds: Rounds): Promise<LoadResult> =>
  runLoad({
    urls: server.urls,
    connections: call.connections,
    seconds: rounds.seconds,
    requestsEach: rounds.requestsEach ?? call.requestsEach,
    requestsOf: (connection) => call.requestsOf(connection, kind),
  });

/** As send, with processor time. @throws LoadFailed also without a reply */
export async function measure(contestant: Contestant, call: BenchCall, rounds: Rounds): Promise<Measured> {
  const { server } = contestant;
  const before = server.cpuMs();
  const result = await send(contestant, call, rounds);
  if (result.calls === 0) throw new LoadFailed(`${server.name} did not reply to ${call.name}`);
  return { ...result, cpuUs: ((server.cpuMs() - before) * 1000) / result.calls };
}

/** Measures all in turn, again and again, after a round that warms them up. */
export async function interleave(
  contestants: readonly Contestant[],
  call: BenchCall,
  rounds: Rounds,
): Promise<Measured[][]> {
  const measured: Measured[][] = contestants.map(() => []);
  for (const contestant of contestants) await measure(contestant, call, rounds);
  for (let round = 0; round < rounds.count; round += 1)
    for (const [index, contestant] of contestants.entries())
      measured[index]?.push(await measure(contestant, call, rounds));
  return measured;
}

async function rowsOf({ kind, server }: Contestant, call: BenchCall): Promise<unknown> {
  const [request] = call.requestsOf(0, kind);
  if (!request) return undefined;
  const response = await fetch(`${server.urls[0]}${request.path}`, request);
  return ((await response.json()) as { data: unknown }).data;
}

/** @throws when two servers reply with different rows, so that no figure compares different work */
export async function assertSameRows(one: Contestant, other: Contestant, call: BenchCall): Promise<void> {
  const [a, b] = [await rowsOf(one, call), await rowsOf(other, call)];
  if (!isDeepStrictEqual(a, b))
    throw new Error(
      `${call.name}: ${one.server.name} replies ${JSON.stringify(a).slice(0, 600)}, ${other.server.name} ${JSON.stringify(b).slice(0, 600)}`,
    );
}
