import type { Browser, Page } from 'playwright';
import { openPhone } from './phone.ts';

const REPEATS = 3;

type Action = (page: Page) => Promise<void>;

const grid = (page: Page, name: string) => page.getByRole('grid', { name });
const settled = (page: Page) => page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** What an admin does, in this order. Each ends when its result is shown. */
const actions: Record<string, Action> = {
  'open a tab': async (page) => {
    await openTab(page, 'Clients');
    await grid(page, 'Bills').getByRole('rowheader').first().waitFor();
  },
  search: async (page) => {
    await page.getByRole('searchbox', { name: 'Search clients' }).pressSequentially('pune', { delay: 60 });
    await page.waitForURL(/q=pune/);
    await settled(page);
  },
  'clear the search': async (page) => {
    await page.getByRole('button', { name: 'Clear search' }).click();
    await settled(page);
  },
  filter: async (page) => {
    await page.getByRole('group', { name: 'Filter bills' }).getByRole('button', { name: /^Paid/ }).click();
    await settled(page);
    await page.getByRole('group', { name: 'Filter bills' }).getByRole('button', { name: /^All/ }).click();
    await settled(page);
  },
  'next page': async (page) => {
    await page.getByRole('region', { name: 'Bills' }).getByRole('button', { name: 'Next' }).click();
    await page
      .getByRole('region', { name: 'Bills' })
      .getByText(/^9 to 16/)
      .waitFor();
  },
  'open a dialog': async (page) => {
    await page
      .getByRole('region', { name: 'Bills' })
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await page.getByRole('alertdialog').waitFor();
  },
  'close a dialog': async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  },
  'open a panel': async (page) => {
    await page.getByRole('button', { name: 'Generate Bill' }).click();
    await page.getByRole('button', { name: 'Close' }).waitFor();
  },
  'close a panel': async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Close' }).waitFor({ state: 'detached' });
  },
  'go back to the first tab': async (page) => {
    await openTab(page, 'Security Guards');
    await grid(page, 'Security guards').getByRole('rowheader').first().waitFor();
  },
};

/** Reads and forgets the interactions since the last call, after the frames of the last one. */
async function takeInteractions(page: Page): Promise<number[]> {
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const durations = [...record.interactions.values()];
    record.interactions.clear();
    return durations;
  });
}

export interface ActionResult {
  /** Until the next paint, of each interaction, in ms. One below 16 ms is not reported by browsers. */
  durations: number[];
  /** Of the main thread, of each repeat: the interactions and all that follows them. */
  processorMs: number[];
}

/** How long each action took, by its name. */
export async function measureInteractions(browser: Browser, url: string): Promise<Map<string, ActionResult>> {
  const { page, processorMs, close } = await openPhone(browser, url);
  await page.goto(`${url}/admin-dashboard`);
  await page.waitForFunction(() => record.firstRow !== undefined);
  const found = new Map<string, ActionResult>();
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    for (const [name, action] of Object.entries(actions)) {
      const result = found.get(name) ?? { durations: [], processorMs: [] };
      found.set(name, result);
      const before = await processorMs();
      await action(page);
      result.durations.push(...(await takeInteractions(page)));
      result.processorMs.push((await processorMs()) - before);
    }
  }
  await close();
  return found;
}
