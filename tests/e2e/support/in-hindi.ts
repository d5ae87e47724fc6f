import { expect, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { axeViolations } from './axe-violations.ts';

/** Chooses Hindi on the login page and logs in there. */
export async function logInInHindi(page: Page, { email, password, role }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.getByLabel('आप कौन हैं').selectOption(role);
  await page.getByLabel('ईमेल').fill(email);
  await page.getByLabel('पासवर्ड', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'लॉगिन', exact: true }).click();
}

/**
 * Returns the English words of a page, without what is marked as English.
 * @param known names that people gave, which stay as they are
 * @param root the part of the page
 */
export async function englishOn(
  page: Page,
  known: readonly (string | RegExp)[] = [],
  root = 'main',
): Promise<string[]> {
  const texts = await page.locator(root).evaluate((main) => {
    const shown: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement, textContent } = node;
      if (!parentElement?.checkVisibility() || parentElement.closest('[lang^=en], address, noscript'))
        continue;
      if (/[A-Za-z]{2}/.test(textContent ?? '')) shown.push((textContent ?? '').trim());
    }
    return shown;
  });
  return texts.filter((text) =>
    /[A-Za-z]{2}/.test(known.reduce<string>((rest, name) => rest.replaceAll(name, ''), text)),
  );
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Checks a page as it stands, and with SHOTS takes its picture. */
export async function look(page: Page, name: string): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  const { width } = page.viewportSize() ?? {};
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/hindi-${name}-${width}.png`, fullPage: true });
}
