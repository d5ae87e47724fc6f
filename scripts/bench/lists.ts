import { definitions } from '@prahari/contract/definitions';
import { createDatabase, startPostgres } from '../../packages/api/src/testing/postgres.ts';
import type { Engine } from './company.ts';
import { type Call, type ListsServer, startListsServer } from './lists-server.ts';
import { otherReadNames, otherReads } from './other-reads.ts';
import type { Verdict } from './verdict.ts';

const RUNS = 30;
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

/** How many rows a page has; none of what is no list. */
function rowCount(body: string): number {
  const { data } = JSON.parse(body) as { data: unknown };
  return Array.isArray(data) ? data.length : 0;
}

/** The call for pages of as many rows at both sizes: a small company may have too few of a status to fill one. */
async function withEqualPages(small: ListsServer, large: ListsServer, call: Call): Promise<Call> {
  const [few, many] = [rowCount(await small.read(call)), rowCount(await large.read(call))];
  return few > 0 && few < many ? { ...call, path: call.path.replace('limit=50', `limit=${few}`) } : call;
}

/** Interleaves both sizes, so that noise of the machine meets both. */
async function compare(small: ListsServer, large: ListsServer, listed: Call) {
  const call = await withEqualPages(small, large, listed);
  const times: [number[], number[]] = [[], []];
  for (let run = -3; run < RUNS; run += 1) {
    for (const [index, server] of [small, large].entries()) {
      if (call.isChanged) await server.change();
      const began = performance.now();
      await server.read(call);
      if (run >= 0) times[index]?.push(performance.now() - began);
    }
  }
  const [few, many] = [median(times[0]), median(times[1])];
  return { ...call, few, many, ratio: many / few };
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

/** Of thousands of comparisons some exceed the limit by chance: those are made once more, and the second one counts. */
async function compareAgain(small: ListsServer, large: ListsServer, call: Call) {
  const first = await compare(small, large, call);
  return first.ratio <= MAX_RATIO ? first : compare(small, large, call);
}

async function benchEngine(
  engine: Engine,
  { sizes, only }: ListsOptions,
  databaseUrls: readonly [string, string] | undefined,
): Promise<Verdict[]> {
  const few = await startListsServer(databaseUrls?.[0], sizes[0]);
  const many = await startListsServer(databaseUrls?.[1], sizes[1]);
  const results = [];
  for (const call of callsOf(only)) results.push(await compareAgain(few, many, call));
  await few.stop();
  await many.stop();
  console.log(`\n${engine}: median ms at ${sizes[0]} rows, at ${sizes[1]} rows, and their ratio`);
  for (const { path, body, few, many, ratio, isChanged } of results)
    console.log(
      `${few.toFixed(2).padStart(8)} ${many.toFixed(2).padStart(8)} ${ratio.toFixed(2).padStart(6)}${ratio > MAX_RATIO ? ' !' : '  '} ${path}${body ? ` ${JSON.stringify(body)}` : ''}${isChanged ? ' (first time)' : ''}`,
    );
  // Printed, but not promised: what is no list, and the first search of a text after a change, which counts up to 10,000 rows.
  const promised = results.filter(
    ({ path, isChanged }) => path.includes('limit=') && !(isChanged && path.includes('&q=')),
  );
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
