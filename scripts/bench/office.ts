import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { tokenOf } from '../../packages/api/testing/company-people.ts';
import { chromiumLaunch } from '../../tests/support/browser.ts';
import { median } from './compare.ts';
import { atMost, type Gate } from './gates.ts';

const RUNS = 5;
const CPU_SLOWDOWN = 4;
/** Lighthouse's "slow 4G". */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

declare global {
  /** Milliseconds from the navigation to the paint of the first row (Element Timing). */
  var firstRow: number | undefined;
}

/** Runs in the page before its own scripts. */
function watchFirstRow() {
  const inserted = new MutationObserver(() => {
    const row = document.querySelector('[role=grid] [role=rowheader]');
    if (!row) return;
    inserted.disconnect();
    for (const element of [row, ...row.querySelectorAll('*')])
      element.setAttribute('elementtiming', 'first row');
  });
  inserted.observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    const [painted] = list.getEntries() as (PerformanceEntry & { renderTime: number })[];
    if (painted && painted.renderTime > 0) globalThis.firstRow ??= painted.renderTime;
  }).observe({ type: 'element', buffered: true });
}

/** Waits until the browser is idle for 300 ms. @throws when it is busy for 30 s */
async function waitUntilIdle(browser: Browser): Promise<void> {
  const cdp = await browser.newBrowserCDPSession();
  const processorSeconds = async () => {
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  let before = await processorSeconds();
  for (let idle = 0, left = 300; idle < 3; left -= 1) {
    if (left === 0) throw new Error('The browser does not come to rest.');
    await pause(100);
    const now = await processorSeconds();
    idle = now - before < 0.01 ? idle + 1 : 0;
    before = now;
  }
  await cdp.detach();
}

/** Opens the office's dashboard on a slow phone with an empty cache. */
async function measureFirstRow(browser: Browser, url: string): Promise<{ ms: number; calls: number }> {
  const localStorage = [
    { name: 'token', value: tokenOf('admin') },
    { name: 'role', value: 'admin' },
  ];
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  await page.addInitScript(watchFirstRow);
  await waitUntilIdle(browser);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(`${url}/admin-dashboard`, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.firstRow !== undefined, undefined, { timeout: 60_000 });
  const measured = await page.evaluate(() => {
    const ms = globalThis.firstRow ?? Number.NaN;
    const begun = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < ms);
    return { ms, calls: begun.filter(({ name }) => new URL(name).pathname.startsWith('/api/')).length };
  });
  await context.close();
  return measured;
}

/** Measures the first row of the office on a server with a company. */
export async function benchOffice(url: string): Promise<Gate[]> {
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const visits = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await measureFirstRow(browser, url));
    const calls = Math.max(...visits.map((visit) => visit.calls));
    const fastest = Math.min(...visits.map(({ ms }) => ms));
    console.log(`\nFirst row of the office, fastest of ${RUNS}: ${Math.round(fastest)} ms`);
    return [
      atMost('first row of the office', median(visits.map(({ ms }) => ms)), 2000, ' ms'),
      atMost('calls until the first row', calls, 3),
    ];
  } finally {
    await browser.close();
  }
}
