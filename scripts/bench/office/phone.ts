import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { tokenOf } from '../../../packages/api/src/testing/company-people.ts';

/** Lighthouse's "slow 4G". */
const SLOW_4G = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

export interface Phone {
  page: Page;
  cdp: CDPSession;
  /** Processor milliseconds of the page's main thread until now: unlike durations, no matter of what else the machine does. */
  processorMs: () => Promise<number>;
  close: () => Promise<void>;
}

/** What the page's init script measures. */
export interface PageRecord {
  /** Milliseconds from the start of the navigation until the browser painted the first row (Element Timing). */
  firstRow?: number;
  /** The longest event of each interaction, in milliseconds, by its id. */
  interactions: Map<number, number>;
}

declare global {
  var record: PageRecord;
}

/**
 * Runs in the page before its own scripts. A task after the frame with the row would come later than the frame, because React’s next
 * tasks come first.
 */
function startRecord() {
  globalThis.record = { interactions: new Map() };
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
    if (painted && painted.renderTime > 0) record.firstRow ??= painted.renderTime;
  }).observe({ type: 'element', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (!entry.interactionId) continue;
      const before = record.interactions.get(entry.interactionId) ?? 0;
      record.interactions.set(entry.interactionId, Math.max(before, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const signedIn = (url: string): Parameters<Browser['newContext']>[0] => ({
  viewport: { width: 412, height: 823 },
  storageState: {
    cookies: [],
    origins: [
      {
        origin: url,
        localStorage: [
          { name: 'token', value: tokenOf('admin') },
          { name: 'role', value: 'admin' },
        ],
      },
    ],
  },
});

/** Fewer processor seconds than these in 100 ms are none. */
const IDLE_SECONDS = 0.01;

/**
 * Waits until the browser has done nothing for 300 ms. With a new window Chromium 156 loads some 200 scripts of its own for the address
 * bar, which took the processor from the page until a second after it was asked for. @throws when it is still busy after 30 s
 */
async function browserIdle(browser: Browser): Promise<void> {
  const cdp = await browser.newBrowserCDPSession();
  const processorSeconds = async () => {
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  let before = await processorSeconds();
  for (let idle = 0, left = 300; idle < 3; left -= 1) {
    if (left === 0) throw new Error('the browser does not come to rest');
    await pause(100);
    const now = await processorSeconds();
    idle = now - before < IDLE_SECONDS ? idle + 1 : 0;
    before = now;
  }
  await cdp.detach();
}

/** A new browser profile, signed in as admin, on a slow phone unless `fast`. */
export async function openPhone(browser: Browser, url: string, { fast = false } = {}): Promise<Phone> {
  const context: BrowserContext = await browser.newContext(signedIn(url));
  const page = await context.newPage();
  // Before it is slowed down, which takes processor time itself.
  await browserIdle(browser);
  const cdp = await context.newCDPSession(page);
  if (!fast) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
  if (!fast) await page.addInitScript(startRecord);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const processorMs = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  return { page, cdp, processorMs, close: () => context.close() };
}
