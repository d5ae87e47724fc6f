import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { billFor } from '../../packages/api/src/testing/company.ts';
import { type Ask, type Caller, callerOf } from '../fault/support/http-client.ts';
import { full, SLOW_CLIENTS } from '../fault/support/repetitions.ts';
import { number, report } from '../fault/support/report-result.ts';
import { type Company, found } from '../fault/support/seed-company.ts';
import { endAll, freshFolder, launch } from '../fault/support/server.ts';

const slow = new Set<ChildProcess>();
afterEach(async () => {
  for (const child of slow) child.kill('SIGKILL');
  await endAll();
});

/** Slow clients in a process of their own, so that they slow down the server and not this measurement. */
async function beSlow(url: string): Promise<() => Promise<void>> {
  const script = join(import.meta.dirname, 'slow-clients.ts');
  const child = spawn(process.execPath, [script, url, String(SLOW_CLIENTS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  slow.add(child);
  await new Promise<void>((holding) => child.stdout.once('data', () => holding()));
  return () =>
    new Promise((over) => {
      child.once('close', () => over());
      child.kill('SIGKILL');
      slow.delete(child);
    });
}

const CALLS = full ? 2000 : 300;
const AT_ONCE = 4;

/** What the office does: looks at lists, makes a bill. All must be answered. Gives the 99th percentile in ms. */
async function work(caller: Caller, { admin, clients }: Company): Promise<number> {
  const asks: readonly Ask[] = [
    { method: 'GET', path: '/admin/guards?limit=20', token: admin },
    { method: 'GET', path: '/admin/clients?limit=20', token: admin },
    { method: 'POST', path: '/admin/generate-bill', token: admin, body: billFor(clients[0]?.id ?? '') },
  ];
  const times: number[] = [];
  let next = 0;
  const run = async () => {
    while (next < CALLS) {
      const ask = asks[next % asks.length] as Ask;
      next += 1;
      const answer = await caller.ask(ask);
      expect([200, 201]).toContain(answer?.status);
      times.push(answer?.ms ?? 0);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  times.sort((a, b) => a - b);
  return times[Math.ceil(times.length * 0.99) - 1] ?? 0;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('clients that send a byte now and then do not keep others from being answered', async () => {
  const place = { dataDir: freshFolder() };
  const company = await found(place, 20, [1, 1, 1, 1, 1]);
  const server = launch(place);
  const url = await server.ready;
  const caller = callerOf(url);
  await work(caller, company);
  const alone: number[] = [];
  const among: number[] = [];
  // In turns, so that whatever else the machine does disturbs both alike.
  for (let round = 0; round < (full ? 5 : 1); round += 1) {
    alone.push(await work(caller, company));
    const stop = await beSlow(url);
    among.push(await work(caller, company));
    await stop();
  }
  caller.close();
  const ratio = median(among) / median(alone);
  report({
    proof: 'Slow clients',
    done: `${number(SLOW_CLIENTS)} connections that send a byte twice a second, half in headers, half in bodies`,
    found: `all others answered; their p99 ${median(among).toFixed(1)} ms, without them ${median(alone).toFixed(1)} ms: ${ratio.toFixed(2)} times`,
  });
  // A time means something only where it is measured with care: by `npm run prove`.
  if (full) expect(ratio).toBeLessThanOrEqual(2);
  expect(await server.signal('SIGTERM')).toBe(0);
});
