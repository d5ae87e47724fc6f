import { definitions } from '@prahari/contract/definitions';
import { createDatabase, startPostgres } from '../../packages/api/src/testing/postgres.ts';
import type { Engine } from './company.ts';
import { type Call, type ListsServer, startListsServer } from './lists-server.ts';
import { otherReadNames, otherReads } from './other-reads.ts';
import type { Verdict } from './verdict.ts';

const RUNS = 30;
/** Of a call without a limit, whose figures are only printed. */
const FEWER_RUNS = 6;
const WARM_UP_RUNS = 3;
/** How often a call is compared whose first ratio exceeds the limit: an odd number, whose median counts. */
const COMPARISONS = 9;
const MAX_RATIO = 1.3;

const lists = Object.values(definitions).filter((endpoint) => endpoint.list !== undefined);

export interface ListsOptions {
  engines: readonly Engine[];
  /** Guards, clients, bills and mails, in the smaller and the larger company. */
  sizes: readonly [number, number];
  /** Only calls whose path and query have this text. */
  only: string;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** How many rows a page has, by rating those that have one; none of what is no list. */
function rowCount({ path }: Call, body: string): number {
  const { data } = JSON.parse(body) as { data: unknown };
  if (!Array.isArray(data)) return 0;
  const isByRating = /sort=-?rating/.test(path);
  return data.filter(({ rating }: { rating?: number }) => !isByRating || rating !== 0).length;
}

/**
 * The call for pages of as many rows at both sizes: a small company may have too few of a status to fill one, or too few guards with a
 * rating, whose rows are longer by their reviews.
 */
async function withEqualPages(small: ListsServer, large: ListsServer, call: Call): Promise<Call> {
  const [few, many] = [rowCount(call, await small.read(call)), rowCount(call, await large.read(call))];
  return few > 0 && few < many ? { ...call, path: call.path.replace('limit=50', `limit=${few}`) } : call;
}

interface Comparison extends Call {
  /** Median ms. */
  few: number;
  many: number;
  ratio: number;
}

/**
 * Whether a call has a limit. Printed, but not promised: what is no list, and the first search of a text after a change, which counts up to
 * 10,000 rows.
 */
const isPromised = ({ path, isChanged }: Call): boolean =>
  path.includes('limit=') && !(isChanged && path.includes('&q='));

/** Alternates between the sizes, and which of them comes first, so that noise of the machine meets both. */
async function compare(small: ListsServer, large: ListsServer, listed: Call): Promise<Comparison> {
  const call = await withEqualPages(small, large, listed);
  const few = { server: small, times: [] as number[] };
  const many = { server: large, times: [] as number[] };
  const runs = isPromised(call) ? RUNS : FEWER_RUNS;
  for (let run = -WARM_UP_RUNS; run < runs; run += 1) {
    for (const { server, times } of run % 2 === 0 ? [few, many] : [many, few]) {
      if (call.isChanged) await server.change();
      const began = performance.now();
      await server.read(call);
      if (run >= 0) times.push(performance.now() - began);
    }
  }
  const medians = { few: median(few.times), many: median(many.times) };
  return { ...call, ...medians, ratio: medians.many / medians.few };
}

/** A text that many rows have, one that one row has at both sizes, and one of two characters. */
const SEARCHES = ['a', 'noida', 'bench.example', 'client-77@', 'guard-77@', 'person-77@', 'zq'];

/** Each paged list in all orders, with each filter and with searches; each of them once more right after a change. */
const listCalls = (): Call[] =>
  lists.flatMap(({ path, access: role, list }) =>
    (list?.sort ?? [])
      .flatMap((sort) => [sort, `-${sort}`])
      .flatMap((sort) =>
        ['', ...(list?.status ?? [])].flatMap((status) => {
          const query = `${path}?limit=50&sort=${sort}${status && `&status=${status}`}`;
          const searches = status === '' ? SEARCHES.map((q) => `${query}&q=${q}`) : [];
          return [
            { path: query, role, isChanged: false },
            { path: query, role, isChanged: true },
            ...searches.flatMap((search) => [
              { path: search, role, isChanged: false },
              { path: search, role, isChanged: true },
            ]),
          ];
        }),
      ),
  );

/** The calls that read but are no paged list. */
const otherCalls = (): Call[] =>
  otherReadNames.flatMap((name) => {
    const [endpoint, reads] = [definitions[name], otherReads[name]];
    if (!(endpoint && reads)) throw new Error(`${name} is not in other-reads.ts`);
    const { path, access: role } = endpoint;
    return typeof reads === 'string'
      ? []
      : reads.map(({ query, ...read }) => ({
          ...read,
          path: query ? `${path}?${query}` : path,
          role,
          isChanged: false,
        }));
  });

/** The calls that are compared. @param only texts with a comma between them, of which a call's path has one */
export const callsOf = (only: string): Call[] =>
  [...listCalls(), ...otherCalls()].filter(({ path }) => only.split(',').some((text) => path.includes(text)));

/** The comparison whose ratio is the median, `first` when no other was made. */
const middle = (comparisons: Comparison[], first: Comparison): Comparison =>
  comparisons.toSorted((a, b) => a.ratio - b.ratio)[comparisons.length >> 1] ?? first;

/**
 * Compares all calls, in the order of the first comparisons. Of thousands some exceed the limit by chance: those are made eight times more when all
 * the others have been made, and the median of the nine ratios counts. Calls after a change come last: a repeated search compared
 * right after the first searches of other texts, which keep the larger database busy, has a ratio of 1.1 to 1.2 instead of 1.0.
 */
async function compareAll(small: ListsServer, large: ListsServer, calls: Call[]): Promise<Comparison[]> {
  const unchangedFirst = calls.toSorted((a, b) => Number(a.isChanged) - Number(b.isChanged));
  const results: Comparison[] = [];
  for (const call of unchangedFirst) results.push(await compare(small, large, call));
  const exceeding = results.filter((result) => isPromised(result) && result.ratio > MAX_RATIO);
  console.log(`${exceeding.length} of ${results.length} calls are compared again`);
  const again = new Map(exceeding.map((result) => [result, [result]]));
  for (let made = 1; made < COMPARISONS; made += 1)
    for (const [call, comparisons] of again) comparisons.push(await compare(small, large, call));
  return results.map((result) => middle(again.get(result) ?? [], result));
}

async function benchEngine(
  engine: Engine,
  { sizes, only }: ListsOptions,
  databaseUrls: readonly [string, string] | undefined,
): Promise<Verdict[]> {
  const few = await startListsServer(databaseUrls?.[0], sizes[0]);
  const many = await startListsServer(databaseUrls?.[1], sizes[1]);
  const results = await compareAll(few, many, callsOf(only));
  await few.stop();
  await many.stop();
  console.log(`\n${engine}: median ms at ${sizes[0]} rows, at ${sizes[1]} rows, and their ratio`);
  for (const { path, body, few, many, ratio, isChanged } of results)
    console.log(
      `${few.toFixed(2).padStart(8)} ${many.toFixed(2).padStart(8)} ${ratio.toFixed(2).padStart(6)}${ratio > MAX_RATIO ? ' !' : '  '} ${path}${body ? ` ${JSON.stringify(body)}` : ''}${isChanged ? ' (first time)' : ''}`,
    );
  const promised = results.filter(isPromised);
  const withinLimit = promised.filter(({ ratio }) => ratio <= MAX_RATIO);
  return [
    {
      what: `list calls, ${engine}: at ${sizes[1]} rows at most ${MAX_RATIO} times as long as at ${sizes[0]}`,
      measured: `${withinLimit.length} of ${promised.length}`,
      isMet: withinLimit.length === promised.length,
    },
  ];
}

/** Compares each list, sort, filter and search, and every other read, at two sizes. */
export async function benchLists(options: ListsOptions): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  if (options.engines.includes('sqlite')) verdicts.push(...(await benchEngine('sqlite', options, undefined)));
  if (!options.engines.includes('postgres')) return verdicts;
  const postgres = await startPostgres();
  try {
    const [few, many] = [
      await createDatabase(postgres.url, 'bench_few'),
      await createDatabase(postgres.url, 'bench_many'),
    ];
    return [...verdicts, ...(await benchEngine('postgres', options, [few, many]))];
  } finally {
    await postgres.stop();
  }
}
