import { type Profiler, Session } from 'node:inspector/promises';
import { startServer } from '../../packages/api/src/startup/server.ts';
import { tokenOf } from '../../packages/api/testing/company-people.ts';
import { createBenchDatabase, type Engine, fillCompany } from '../bench/company.ts';

/** For `Profiler.startPreciseCoverage`. */
export const COVERAGE = { callCount: true, detailed: false };

/** Our packages without the base components, which serve as a library. */
const OURS = /\/packages\/(?:api|contract|domain)\/src\/|\/packages\/ui\/src\/(?!base\/)/;
const WARM_UP_CALLS = 20;

/** Our functions that ran since the last coverage, by the file that has them. */
function namesCalled(result: readonly Profiler.ScriptCoverage[]): [file: string, names: string[]][] {
  const files = result.filter(({ url }) => OURS.test(url));
  const called = files.map(({ url, functions }): [string, string[]] => [
    url.replace(/^.*\/packages\//, ''),
    functions
      .filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0)
      .map(({ functionName }) => functionName || '(unnamed)'),
  ]);
  return called.filter(([, names]) => names.length > 0);
}

/** Counts our functions that ran since the last coverage, and their files; with `--names` it prints them. */
export function countCalled(result: readonly Profiler.ScriptCoverage[]) {
  const called = namesCalled(result);
  if (process.argv.includes('--names'))
    console.log(called.map(([file, names]) => `${file}: ${names.join(', ')}`).join('\n'), '\n');
  return { files: called.length, functions: called.flatMap(([, names]) => names).length };
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
  await session.post('Profiler.takePreciseCoverage');
  await call();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  return countCalled(result);
}
