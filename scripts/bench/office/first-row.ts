import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { openPhone } from './phone.ts';

export interface FirstRow {
  ms: number;
  /** Of the main thread. */
  processorMs: number;
  /** Calls of the API that had begun when the first row was shown. */
  calls: number;
  /** Of all scripts requested until then. */
  scriptGzipBytes: number;
  scriptFiles: number;
}

/** Opens the admin dashboard with an empty cache and waits for the first row of the first tab. */
export async function measureFirstRow(browser: Browser, url: string): Promise<FirstRow> {
  const { page, processorMs, close } = await openPhone(browser, url);
  await page.goto(`${url}/admin-dashboard`, { waitUntil: 'commit' });
  await page.waitForFunction(() => record.firstRow !== undefined, undefined, { timeout: 60_000 });
  const processor = await processorMs();
  const { ms, requests } = await page.evaluate(() => {
    const firstRow = record.firstRow ?? Number.NaN;
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < firstRow);
    return { ms: firstRow, requests: before.map(({ name }) => name) };
  });
  await close();
  const scripts = requests.filter((request) => request.endsWith('.js'));
  const bodies = await Promise.all(
    scripts.map((script) =>
      fetch(script, { headers: { 'accept-encoding': 'identity' } }).then((response) => response.bytes()),
    ),
  );
  return {
    ms,
    processorMs: processor,
    calls: requests.filter((request) => new URL(request).pathname.startsWith('/api/')).length,
    scriptGzipBytes: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0),
    scriptFiles: scripts.length,
  };
}
