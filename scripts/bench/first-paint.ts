import { setTimeout as pause } from 'node:timers/promises';
import { OWN_API_KEY } from '@prahari/contract/constants';
import type { Browser } from 'playwright';
import { tokenOf } from '../../packages/api/testing/company-people.ts';

/** The page that is opened, by whom and how slowly. */
export interface Visit {
  /** `admin`, or a person of the company such as `guard-0`. */
  person: string;
  role: 'admin' | 'security';
  path: string;
  /** The text that the person waits for. */
  selector: string;
  /** Bytes per second, and milliseconds of a round trip. */
  network: { offline: false; latency: number; downloadThroughput: number; uploadThroughput: number };
  cpuSlowdown: number;
}

declare global {
  /** Milliseconds from the navigation to the paint of what is waited for (Element Timing). */
  var firstPaint: number | undefined;
}

/** Runs in the page before its own scripts. */
function watchPaint(selector: string) {
  const inserted = new MutationObserver(() => {
    const found = document.querySelector(selector);
    if (!found) return;
    inserted.disconnect();
    for (const element of [found, ...found.querySelectorAll('*')])
      element.setAttribute('elementtiming', 'first');
  });
  inserted.observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    const [painted] = list.getEntries() as (PerformanceEntry & { renderTime: number })[];
    if (painted && painted.renderTime > 0) globalThis.firstPaint ??= painted.renderTime;
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

/** Opens a page on a slow phone with an empty cache. */
export async function measurePaint(
  browser: Browser,
  url: string,
  { person, role, path, selector, network, cpuSlowdown }: Visit,
): Promise<{ ms: number; calls: number }> {
  const localStorage = [
    { name: 'token', value: tokenOf(person) },
    { name: 'role', value: role },
  ];
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  await page.addInitScript(watchPaint, selector);
  // The login page has found the API in this session of the browser.
  await page.addInitScript((key) => sessionStorage.setItem(key, '/api'), OWN_API_KEY);
  await waitUntilIdle(browser);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.firstPaint !== undefined, undefined, { timeout: 60_000 });
  const measured = await page.evaluate(() => {
    const ms = globalThis.firstPaint ?? Number.NaN;
    const begun = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < ms);
    return { ms, calls: begun.filter(({ name }) => new URL(name).pathname.startsWith('/api/')).length };
  });
  await context.close();
  return measured;
}
