import type { BenchCall, Kind } from './calls.ts';
import { callsOf, manyLogins, myBills } from './calls.ts';
import { type BenchDatabase, createBenchDatabase, type Engine } from './company.ts';
import {
  assertSameRows,
  type Contestant,
  interleave,
  type Measured,
  measure,
  median,
  pairedRatio,
  type Rounds,
  send,
} from './compare.ts';
import type { CompanySize } from './data.ts';
import { startOurs, startPeer } from './servers.ts';
import type { Verdict } from './verdict.ts';

export interface CallsOptions {
  engines: readonly Engine[];
  size: CompanySize;
  rounds: Rounds;
  /** Only calls whose name has this text. */
  only: string;
}

const PROCESSES = 4;
const DURING_LOGINS = 'my bills during 32 logins';
const PROCESSES_NAME = 'my bills, one process and four';

const figures = (rounds: readonly Measured[]) => ({
  'calls/s': Math.round(median(rounds.map(({ perSecond }) => perSecond))),
  'median ms': Number(median(rounds.map(({ medianMs }) => medianMs)).toFixed(2)),
  'p99 ms': Number(median(rounds.map(({ p99Ms }) => p99Ms)).toFixed(2)),
  'CPU µs/call': Math.round(median(rounds.map(({ cpuUs }) => cpuUs))),
});

const perSecond = (one: Measured, other: Measured) => one.perSecond / other.perSecond;
const perCpu = (one: Measured, other: Measured) => other.cpuUs / one.cpuUs;

async function contestantsOf(database: BenchDatabase): Promise<Contestant[]> {
  const start = {
    floor: () => startPeer('floor', 'floor', database.forServer().url),
    again: () => startPeer('floor, again', 'floor', database.forServer().url),
    ours: () => startOurs('ours', database.forServer().env),
    express: () => startPeer('express', 'express', database.forServer().url),
  };
  // The first start of a version compiles what later ones read from the disk, with some 15 MB more.
  await (await start.ours()).stop();
  return [
    { kind: 'floor', server: await start.floor() },
    { kind: 'ours', server: await start.ours() },
    { kind: 'express', server: await start.express() },
    { kind: 'floor', server: await start.again() },
  ];
}

function find(contestants: readonly Contestant[], kind: Kind): Contestant {
  const found = contestants.find((one) => one.kind === kind);
  if (!found) throw new Error(`No ${kind} runs`);
  return found;
}

/** Measures one call on all that have it and prints a table. */
async function compareCall(
  call: BenchCall,
  contestants: readonly Contestant[],
  { engine, rounds }: { engine: Engine; rounds: Rounds },
): Promise<Verdict[]> {
  const having = contestants.filter(({ kind }) => call.kinds.includes(kind));
  const ours = find(contestants, 'ours');
  if (call.sameRows) await assertSameRows(find(contestants, 'floor'), ours, call);
  const residentMb = ours.server.residentMb();
  const measured = await interleave(having, call, rounds);
  const roundsOf = (kind: Kind) => measured[having.findIndex((one) => one.kind === kind)] ?? [];
  const table = having.map(({ server }, index) => {
    const own = measured[index] ?? [];
    const ratios = (against: readonly Measured[]) =>
      against.length === 0
        ? {}
        : {
            'of the floor': Number(pairedRatio(own, against, perSecond).toFixed(2)),
            'of its CPU': Number(pairedRatio(own, against, perCpu).toFixed(2)),
          };
    return [server.name, { ...figures(own), ...ratios(roundsOf('floor')) }] as const;
  });
  console.log(`\n${call.name}, ${engine}, ${call.connections} connections`);
  console.table(Object.fromEntries(table));
  const verdicts = Object.entries(call.targets).map(([kind, share]) => {
    const ratio = pairedRatio(roundsOf('ours'), roundsOf(kind as Kind), perSecond);
    return {
      what: `${call.name}, ${engine}: at least ${share} of ${kind}`,
      measured: ratio.toFixed(2),
      isMet: ratio >= share,
    };
  });
  if (call.memoryMb === undefined) return verdicts;
  const more = ours.server.peakMb() - residentMb;
  return [
    ...verdicts,
    {
      what: `${call.name}, ${engine}: less than ${call.memoryMb} MB more memory`,
      measured: `${Math.round(more)} MB`,
      isMet: more < call.memoryMb,
    },
  ];
}

/** Reads while 32 people log in: hashing takes all processors, and reads must not wait for it. */
async function duringLogins(
  ours: Contestant,
  database: BenchDatabase,
  { engine, rounds }: { engine: Engine; rounds: Rounds },
): Promise<Verdict> {
  const logins = manyLogins(database.company);
  const idle: Measured[] = [];
  const busy: Measured[] = [];
  for (let round = 0; round < rounds.count; round += 1) {
    idle.push(await measure(ours, myBills, rounds));
    const [reads] = await Promise.all([measure(ours, myBills, rounds), send(ours, logins, rounds)]);
    busy.push(reads);
  }
  const { 'CPU µs/call': _alone, ...alone } = figures(idle);
  const { 'CPU µs/call': _during, ...during } = figures(busy);
  console.log(`\n${DURING_LOGINS}, ${engine}`);
  console.table({ idle: alone, 'during logins': during });
  const ratio = pairedRatio(busy, idle, (one, other) => one.p99Ms / other.p99Ms);
  return {
    what: `${DURING_LOGINS}, ${engine}: p99 at most 2 times that of idle`,
    measured: ratio.toFixed(2),
    isMet: ratio <= 2,
  };
}

/** One process and four on PostgreSQL. */
async function compareProcesses(ours: Contestant, database: BenchDatabase, rounds: Rounds): Promise<void> {
  const server = await startOurs(`${PROCESSES} processes`, database.forServer().env, PROCESSES);
  try {
    const many: Contestant = { kind: 'ours', server };
    const [one = [], four = []] = await interleave([ours, many], myBills, rounds);
    console.log(`\n${PROCESSES_NAME}, postgres`);
    console.table({ 'one process': figures(one), [server.name]: figures(four) });
  } finally {
    await server.stop();
  }
}

async function benchEngine(engine: Engine, { size, rounds, only }: CallsOptions): Promise<Verdict[]> {
  const database = await createBenchDatabase(engine, size);
  const contestants: Contestant[] = [];
  try {
    contestants.push(...(await contestantsOf(database)));
    const ours = find(contestants, 'ours');
    const verdicts: Verdict[] = [];
    const idleMb = ours.server.residentMb();
    for (const call of callsOf(database.company).filter(({ name }) => name.includes(only)))
      verdicts.push(...(await compareCall(call, contestants, { engine, rounds })));
    if (DURING_LOGINS.includes(only)) verdicts.push(await duringLogins(ours, database, { engine, rounds }));
    const peakMb = ours.server.peakMb();
    verdicts.push(
      {
        what: `resident memory idle, ${engine}: at most 150 MB`,
        measured: `${Math.round(idleMb)} MB`,
        isMet: idleMb <= 150,
      },
      {
        what: `resident memory under load, ${engine}: at most 250 MB`,
        measured: `${Math.round(peakMb)} MB`,
        isMet: peakMb <= 250,
      },
    );
    if (engine === 'postgres' && PROCESSES_NAME.includes(only))
      await compareProcesses(ours, database, rounds);
    return verdicts;
  } finally {
    for (const { server } of contestants) await server.stop();
    await database.drop();
  }
}

/** Compares the calls of the API with a floor and an Express server, and prints tables. */
export async function benchCalls(options: CallsOptions): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const engine of options.engines) verdicts.push(...(await benchEngine(engine, options)));
  return verdicts;
}
