import type { Page } from 'playwright';

const noted = (page: Page) => page.evaluate(() => document.body.dataset.noted);

/** Waits until a component has reported a value. */
async function reports(page: Page, matches: RegExp): Promise<boolean> {
  for (let left = 20; left > 0; left -= 1) {
    if (matches.test((await noted(page)) ?? '')) return true;
    await page.waitForTimeout(50);
  }
  return false;
}

const isFocused = (page: Page, name: string) =>
  page.evaluate((text) => document.activeElement?.textContent?.trim() === text, name);

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    // overlays take the focus when they are open
    await page.waitForTimeout(400);
  }
}

const inDialog = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('dialog, [role=dialog]') !== null);

/** The same keys for each library; true if the component does what its ARIA pattern says. */
export const KEYS: Readonly<Record<string, (page: Page) => Promise<boolean>>> = {
  Button: async (page) => {
    await press(page, 'Tab', 'Enter');
    return reports(page, /^pressed$/);
  },
  TextField: async (page) => {
    await page.getByText('Name', { exact: true }).first().click();
    await page.keyboard.type('Asha');
    return reports(page, /^Asha$/);
  },
  Checkbox: async (page) => {
    await press(page, 'Tab', 'Space');
    return reports(page, /^true$/);
  },
  Switch: async (page) => {
    await press(page, 'Tab', 'Space');
    return reports(page, /^true$/);
  },
  Select: async (page) => {
    await press(page, 'Tab', 'ArrowDown', 'ArrowDown', 'Enter');
    return reports(page, /^night$/);
  },
  Tabs: async (page) => {
    await press(page, 'Tab', 'ArrowRight');
    return page.getByText('All Guards').isVisible();
  },
  Menu: async (page) => {
    await press(page, 'Tab', 'Enter', 'Escape');
    if (!(await isFocused(page, 'More'))) return false;
    await press(page, 'Enter', 'ArrowDown', 'Enter');
    return reports(page, /^copy$/);
  },
  Dialog: async (page) => {
    await press(page, 'Tab', 'Enter');
    if (!(await inDialog(page))) return false;
    await press(page, 'Tab', 'Tab', 'Tab');
    if (!(await inDialog(page))) return false;
    await press(page, 'Escape');
    return isFocused(page, 'Open');
  },
  Table: async (page) => {
    await press(page, 'Tab', 'ArrowDown', 'ArrowDown');
    return page.evaluate(
      () => document.activeElement?.closest('tr, [role=row]')?.textContent?.includes('South') ?? false,
    );
  },
  DateField: async (page) => {
    await press(page, 'Tab');
    await page.keyboard.type('02/03/2027');
    await press(page, 'Tab');
    return reports(page, /2027/);
  },
};
