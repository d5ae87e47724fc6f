import { definitions } from '@prahari/contract/definitions';
import { refreshLists } from '../../packages/api/src/startup/refresh-lists.ts';
import { vacuum } from '../../packages/api/testing/bulk-insert.ts';
import { tokenOf } from '../../packages/api/testing/company-people.ts';
import { type BenchDatabase, companyRows, createBenchDatabase, type Engine, insertRows } from './company.ts';
import { median } from './compare.ts';
import { benchFirstLoads } from './first-loads.ts';
import { atMost, type Gate } from './gates.ts';
import { type BenchServer, startOurs } from './servers.ts';

const RUNS = 15;
const WARM_UP_RUNS = 3;
/** Repeats a comparison above the limit this many times; the median counts. */
const COMPARISONS = 5;
const MOST = 1.5;

/** Texts of one row and of none. */
const RARE_TEXTS = ['-77@', 'zzz'];
/** A text of one row in thirty: a search counts its rows, so it takes longer the more there are. */
const COMMON_TEXT = 'noida';
const MOST_MS = 25;

const PEOPLE: Readonly<Record<string, string>> = {
  admin: 'admin',
  client: 'client-0',
  security: 'guard-0',
  session: 'client-0',
};

interface Call {
  path: string;
  token: string;
}

/** Lists every paged list in every order, with each of the parameters that `filters` makes of its statuses. */
function listCalls(filters: (status: readonly string[]) => string[]): Call[] {
  const lists = Object.values(definitions).flatMap(({ path, access, list }) =>
    list ? [{ path, access, list }] : [],
  );
  return lists.flatMap(({ path, access, list: { sort = [], status = [] } }) =>
    sort
      .flatMap((column) => [column, `-${column}`])
      .flatMap((order) => filters(status).map((filter) => `${path}?limit=50&sort=${order}${filter}`))
      .map((url) => ({ path: url, token: tokenOf(PEOPLE[access] ?? '') })),
  );
}

const filteredCalls = () =>
  listCalls((status) => [
    '',
    ...status.map((one) => `&status=${one}`),
    ...RARE_TEXTS.map((text) => `&q=${text}`),
  ]);
const commonSearches = () => listCalls(() => [`&q=${COMMON_TEXT}`]);

async function read({ url }: BenchServer, { path, token }: Call): Promise<unknown[]> {
  const reply = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  const body = (await reply.json()) as { data: unknown[] };
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${JSON.stringify(body)}`);
  return body.data;
}

interface Pair {
  few: BenchServer;
  many: BenchServer;
}

/** Asks both sizes for equally many rows: a small company may lack a full page. */
async function withEqualPages({ few, many }: Pair, call: Call): Promise<Call> {
  const [rows, more] = [(await read(few, call)).length, (await read(many, call)).length];
  return rows > 0 && rows < more ? { ...call, path: call.path.replace('limit=50', `limit=${rows}`) } : call;
}

/** Returns the ratio of a call's time with many rows to its time with few. */
async function ratioOf({ few, many }: Pair, call: Call): Promise<number> {
  const times = { few: [] as number[], many: [] as number[] };
  for (let run = -WARM_UP_RUNS; run < RUNS; run += 1)
    for (const [server, list] of [
      [few, times.few],
      [many, times.many],
    ] as const) {
      const began = performance.now();
      await read(server, call);
      if (run >= 0) list.push(performance.now() - began);
    }
  return median(times.many) / median(times.few);
}

/** Returns the worst ratio; repeats calls above the limit, because noise exceeds it at times. */
async function worstRatio(pair: Pair): Promise<{ path: string; ratio: number }> {
  let worst = { path: '', ratio: 0 };
  for (const listed of filteredCalls()) {
    const call = await withEqualPages(pair, listed);
    const ratios = [await ratioOf(pair, call)];
    while ((ratios[0] ?? 0) > MOST && ratios.length < COMPARISONS) ratios.push(await ratioOf(pair, call));
    const ratio = median(ratios);
    if (ratio > MOST) console.log(`${ratio.toFixed(2)} times: ${call.path}`);
    if (ratio > worst.ratio) worst = { path: call.path, ratio };
  }
  return worst;
}

/** Returns the median time of the slowest search of a common text. */
async function slowestSearch(server: BenchServer): Promise<{ path: string; ms: number }> {
  let slowest = { path: '', ms: 0 };
  for (const call of commonSearches()) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const began = performance.now();
      await read(server, call);
      times.push(performance.now() - began);
    }
    if (median(times) > slowest.ms) slowest = { path: call.path, ms: median(times) };
  }
  return slowest;
}

/** Fills a company and starts a server. `seconds` is the time until bills are searchable. */
async function startFilled({ open, env }: BenchDatabase, rows: number) {
  const { bills, bill_counters, ...others } = companyRows({ guards: rows, clients: rows, bills: rows });
  const db = await open();
  await insertRows(db, others);
  await refreshLists(db);
  const began = performance.now();
  await insertRows(db, { bills, bill_counters });
  await db.destroy();
  const server = await startOurs(env);
  await read(server, { path: '/admin/bills?limit=50&q=noida', token: tokenOf('admin') });
  return { server, seconds: (performance.now() - began) / 1000 };
}

/** Compares `lists` at two sizes on an engine and measures the `first loads`; `only` selects one. */
export async function benchLists(
  engine: Engine,
  { sizes, only }: { sizes: readonly [number, number]; only: string },
): Promise<Gate[]> {
  await using small = await createBenchDatabase(engine);
  await using large = await createBenchDatabase(engine);
  const { server: few } = await startFilled(small, sizes[0]);
  await using _few = few;
  const { server: many, seconds } = await startFilled(large, sizes[1]);
  await using _many = many;
  // Vacuum after the fill, as autovacuum does in time.
  if (engine === 'postgres') await large.open().then((db) => vacuum(db).then(() => db.destroy()));
  const gates = [atMost(`filling ${sizes[1]} bills, ${engine}`, seconds, 60, ' s')];
  if ('lists'.includes(only)) {
    const { path, ratio } = await worstRatio({ few, many });
    console.log(`\nThe list that grows most, ${engine}: ${path}`);
    gates.push(atMost(`lists, ${engine}, ${sizes[1]} rows ÷ ${sizes[0]}`, ratio, MOST));
    const search = await slowestSearch(many);
    console.log(`The slowest search of a common text, ${engine}: ${search.path}`);
    gates.push(atMost(`search of ${sizes[1]} rows, ${engine}`, search.ms, MOST_MS, ' ms'));
  }
  if (engine === 'sqlite' && 'first loads'.includes(only)) gates.push(...(await benchFirstLoads(many.url)));
  return gates;
}
