import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../packages/api/src/testing/free-port.ts';
import type { Verdict } from './verdict.ts';

const STARTS = 5;

/** Starts the server on a folder and waits for its first response. Returns milliseconds and resident kilobytes. */
async function start(dataDir: string) {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/start/start.ts'], {
    env: { ...process.env, PORT: String(port), SITE_URL: '', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const giveUp = began + 120_000;
  while (performance.now() < giveUp && child.exitCode === null) {
    if (
      await fetch(`${url}/api/ready`).then(
        (response) => response.ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const ms = performance.now() - began;
  for (let i = 0; i < 50; i += 1) await fetch(url).then((response) => response.text());
  const status = existsSync(`/proc/${child.pid}/status`)
    ? readFileSync(`/proc/${child.pid}/status`, 'utf8')
    : '';
  const residentKb = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN);
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  return { ms, residentKb };
}

/** Starts the server several times and prints how long it takes and what memory it needs. */
export async function benchBoot(): Promise<Verdict[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prahari-bench-'));
  await start(dataDir);
  const runs: Awaited<ReturnType<typeof start>>[] = [];
  for (let i = 0; i < STARTS; i += 1) runs.push(await start(dataDir));
  rmSync(dataDir, { recursive: true, force: true });
  const sorted = runs.map(({ ms }) => ms).sort((a, b) => a - b);
  const medianMs = Math.round(sorted[Math.floor(STARTS / 2)] ?? Number.NaN);
  console.log(`\nServer, started again ${STARTS} times on a folder it knows`);
  console.table({
    'ready to answer, median (ms)': medianMs,
    'ready to answer, slowest (ms)': Math.round(sorted[STARTS - 1] ?? Number.NaN),
    'resident after 50 pages (MB)': Math.round(Math.max(...runs.map(({ residentKb }) => residentKb)) / 1024),
  });
  return [{ what: 'boot to ready: at most 500 ms', measured: `${medianMs} ms`, isMet: medianMs <= 500 }];
}
