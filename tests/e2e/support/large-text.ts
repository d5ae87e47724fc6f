import { expect, type Page } from '@playwright/test';
import { type LanguageCode, languageLocales, languageNames } from '@prahari/contract/languages';
import { cutTexts } from './cut-text.ts';

/** Shows a page's text at twice its size, as the browser's own setting does. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Fails with the name of the screen and each text that is cut in it, or in a part of it. With SHOTS it takes a picture. */
export async function expectWhole(page: Page, screen: string, root?: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Loading|खुल रह|उघडत आहे/ })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/200-${screen}.png`, fullPage: true });
  expect.soft(await cutTexts(page, root), screen).toEqual([]);
}

/** Chooses a language by its button on the page. */
export async function chooseLanguage(page: Page, language: LanguageCode): Promise<void> {
  const named = (code: LanguageCode) => page.getByRole('button', { name: languageNames[code], exact: true });
  // A phone shows the other ones.
  await expect(named('hi').or(named('mr')).first()).toBeVisible();
  if (await named(language).isVisible()) await named(language).click();
  await expect(page.locator('html')).toHaveAttribute('lang', languageLocales[language].slice(0, 5));
}
