import { type Profiler, Session } from 'node:inspector/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../../packages/api/src/startup/server.ts';
import { tokenOf } from '../../packages/api/testing/company-people.ts';
import { createBenchDatabase, type Engine, fillCompany } from '../bench/company.ts';

/** For `Profiler.startPreciseCoverage`. */
export const COVERAGE = { callCount: true, detailed: false };

/** Our packages without the base components, which serve as a library. */
const OURS = /\/packages\/(?:api|contract|domain)\/src\/|\/packages\/ui\/src\/(?!base\/)/;
const WARM_UP_CALLS = 20;
/** A job that takes longer between two of its functions would count as ended. */
const QUIET_MS = 500;

/** V8's own function, which sets the fields of a class. */
const FIELDS = '<instance_members_initializer>';

/** Our functions that ran since the last coverage, with their file. */
const functionsCalled = (result: readonly Profiler.ScriptCoverage[]) =>
  result
    .filter(({ url }) => OURS.test(url))
    .flatMap(({ url, functions }) => functions.map((one) => ({ ...one, file: url.split('/packages/')[1] })))
    .filter(({ ranges, functionName }) => (ranges[0]?.count ?? 0) > 0 && functionName !== FIELDS);

/** Takes the coverage until nothing of ours runs, because jobs that began before a call must not count as parts of it. */
export async function waitForQuiet(
  take: () => Promise<{ result: Profiler.ScriptCoverage[] }>,
): Promise<void> {
  do {
    await take();
    await wait(QUIET_MS);
  } while (functionsCalled((await take()).result).length > 0);
}

/** Counts our functions that ran since the last coverage, and their files; with `--names` it prints them. */
export function countCalled(result: readonly Profiler.ScriptCoverage[]) {
  const called = functionsCalled(result);
  const byFile = Map.groupBy(called, ({ file }) => file);
  if (process.argv.includes('--names'))
    for (const [file, ofFile] of byFile)
      console.log(`${file}: ${ofFile.map(({ functionName }) => functionName || '(unnamed)').join(', ')}`);
  return { files: byFile.size, functions: called.length };
}

/** Starts a server with a small company in this process. */
export async function startSmallCompany(engine: Engine) {
  const database = await createBenchDatabase(engine);
  await fillCompany(database, { guards: 20, clients: 20, bills: 100 });
  const env = { ...database.env, PORT: '0', LOG_LEVEL: 'silent' };
  const { port, stop } = await startServer({ env, siteDir: undefined, print: () => {} });
  const end = () => stop().then(() => database[Symbol.asyncDispose]());
  return { url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: end };
}

/** Counts functions and files of one `GET /client/bills` on a warm server. */
export async function calledByRequest(engine: Engine) {
  await using server = await startSmallCompany(engine);
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', COVERAGE);
  const headers = { authorization: `Bearer ${tokenOf('client-0')}` };
  const call = () => fetch(`${server.url}/api/client/bills`, { headers }).then((reply) => reply.json());
  for (let made = 0; made < WARM_UP_CALLS; made += 1) await call();
  await waitForQuiet(() => session.post('Profiler.takePreciseCoverage'));
  await call();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  return countCalled(result);
}
