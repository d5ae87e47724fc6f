import type { Browser } from 'playwright';
import { openPhone } from './phone.ts';

export interface MemorySample {
  minute: number;
  heapMb: number;
  domNodes: number;
  listeners: number;
}

const SAMPLES = 10;

/** Uses the dashboard for some minutes, at a desktop's speed, and measures its memory at intervals, after garbage collection. */
export async function measureMemory(browser: Browser, url: string, minutes: number): Promise<MemorySample[]> {
  const { page, cdp, close } = await openPhone(browser, url, { fast: true });
  await page.goto(`${url}/admin-dashboard`);
  const rows = (name: string) => page.getByRole('grid', { name }).getByRole('rowheader').first();
  const bills = page.getByRole('region', { name: 'Bills' });
  const doOneRound = async () => {
    await page.getByRole('tab', { name: 'Clients' }).click();
    await rows('Bills').waitFor();
    await bills.getByRole('button', { name: 'Next' }).click();
    await bills.getByText(/^9 to 16/).waitFor();
    await bills
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await bills.getByRole('button', { name: 'Previous' }).click();
    await bills.getByText(/^1 to 8/).waitFor();
    await page.getByRole('tab', { name: 'Security Guards' }).click();
    await rows('Security guards').waitFor();
    await page
      .getByRole('grid', { name: 'Security guards' })
      .getByRole('columnheader')
      .first()
      .press('Enter');
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  };
  const sample = async (minute: number): Promise<MemorySample> => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
    return { minute, heapMb: usedSize / 2 ** 20, domNodes: nodes, listeners: jsEventListeners };
  };

  const roundsUntil = async (until: number) => {
    do await doOneRound();
    while (performance.now() < until);
  };
  const step = (minutes * 60_000) / SAMPLES;
  // The first rounds are not measured: they load parts on demand and fill caches, and V8 compiles functions that are used often.
  await roundsUntil(performance.now() + step);
  const samples = [await sample(0)];
  const began = performance.now();
  for (let index = 1; index <= SAMPLES; index += 1) {
    await roundsUntil(began + index * step);
    samples.push(await sample((performance.now() - began) / 60_000));
  }
  await close();
  return samples;
}
