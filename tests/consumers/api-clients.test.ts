import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lowCostMain, type RunningServer, startServer } from '../e2e/support/server.ts';

const admin = { email: 'office@example.com', password: 'lanterns along the wall' };
/** Inside the repository, so that the programs find the packages that they import. */
const folder = resolve('node_modules/.cache/prahari/api-clients');
const bin = (path: string) => resolve('node_modules', path);

let api: RunningServer;
let compilerErrors = '';
/** Runs a program on Node and returns what it prints. @throws with its output when it fails */
const run = async (...args: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder }).catch(
    ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => {
      throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
    },
  );
  return stdout;
};

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync('tests/consumers/clients', folder, { recursive: true });
  api = await startServer(
    { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    undefined,
    lowCostMain,
  );
  const description = await fetch(`${api.url}/api/openapi.json`);
  writeFileSync(join(folder, 'openapi.json'), await description.text());
  const output = {
    target: './prahari.ts',
    schemas: './schemas',
    client: 'fetch',
    baseUrl: `${api.url}/api`,
  };
  writeFileSync(
    join(folder, 'orval.config.json'),
    JSON.stringify({ prahari: { input: './openapi.json', output } }),
  );
  await Promise.all([
    run(bin('openapi-typescript/bin/cli.js'), 'openapi.json', '--output', 'schema.ts'),
    run(bin('orval/dist/bin/orval.mjs'), '--config', 'orval.config.json'),
  ]);
  compilerErrors = await run(bin('typescript-7/bin/tsc'), '--project', '.').catch(String);
});
afterAll(async () => {
  await api?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('clients that openapi-typescript and orval make from the description compile strictly', () => {
  expect(compilerErrors).toBe('');
});

test('a client of openapi-fetch logs in, lists and creates, and reads a refusal', async () => {
  const printed = await run('compiled/office.js', `${api.url}/api`, admin.email, admin.password);
  expect(JSON.parse(printed)).toEqual({
    client: 'Sunrise Heights',
    amount: 42500.5,
    status: 'pending',
    refused: 'clients.not_found',
  });
  // Also with the client of orval.
  const bills = await run('compiled/bills.js', admin.email, admin.password);
  expect(JSON.parse(bills)).toEqual([['PR/', 42500.5]]);
});
