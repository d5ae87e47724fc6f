import type { BenchCall } from './calls.ts';
import { type Company, type CompanySize, createBenchDatabase, type Engine, fillCompany } from './company.ts';
import { assertSameRows, interleave, type Measured, median, pairedRatio, type Rounds } from './compare.ts';
import { atLeast, atMost, type Gate } from './gates.ts';
import { type BenchServer, startExpress, startOurs } from './servers.ts';

/** The largest allowed ratio of our p99 to Express's; a server's own p99 varies as much. */
const P99_NOISE = 1.25;

const figuresOf = (rounds: readonly Measured[]) => {
  const of = (figure: keyof Measured, digits = 0) =>
    Number(median(rounds.map((round) => round[figure])).toFixed(digits));
  return {
    'calls/s': of('perSecond'),
    'median ms': of('medianMs', 2),
    'p99 ms': of('p99Ms', 2),
    'CPU µs/call': of('cpuUs'),
  };
};

/** Measures one call, prints a table and returns its gates. */
async function compareCall(
  { engine, ours, express, company }: Contestants,
  call: BenchCall,
  rounds: Rounds,
): Promise<Gate[]> {
  const { name, leastShare, comparesP99, comparesRows } = call;
  const contest = { company, servers: leastShare === undefined ? [ours] : [ours, express] };
  if (comparesRows) await assertSameRows(call, contest);
  const [our = [], their = []] = await interleave(call, contest, rounds);
  console.log(`\n${name}, ${engine}`);
  console.table({ ours: figuresOf(our), ...(their.length > 0 && { express: figuresOf(their) }) });
  if (leastShare === undefined) return [];
  const share = atLeast(`${name}, ${engine}`, pairedRatio(our, their, 'perSecond'), leastShare);
  const p99 = pairedRatio(our, their, 'p99Ms');
  return comparesP99 ? [share, atMost(`${name}, ${engine}, p99`, p99, P99_NOISE)] : [share];
}

interface Contestants {
  engine: Engine;
  company: Company;
  ours: BenchServer;
  express: BenchServer;
}

/** Compares calls with Express on one engine. */
export async function benchCalls(
  engine: Engine,
  { calls, size, rounds }: { calls: readonly BenchCall[]; size: CompanySize; rounds: Rounds },
): Promise<Gate[]> {
  await using database = await createBenchDatabase(engine);
  const company = await fillCompany(database, size);
  const copies = [await database.copy(), await database.copy()] as const;
  {
    // The first start of a version compiles code and caches it, which takes memory.
    await using _first = await startOurs(copies[0].env);
  }
  await using ours = await startOurs(copies[0].env);
  await using express = await startExpress(copies[1].url);
  const idleMb = ours.memoryMb('VmRSS');
  const gates: Gate[] = [];
  for (const call of calls)
    gates.push(...(await compareCall({ engine, company, ours, express }, call, rounds)));
  return [
    ...gates,
    atMost(`memory idle, ${engine}`, idleMb, 150, ' MB'),
    atMost(`memory under load, ${engine}`, ours.memoryMb('VmHWM'), 300, ' MB'),
  ];
}
