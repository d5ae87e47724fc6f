import type { Page } from '@playwright/test';
import { exhaustive } from './support/exhaustive.ts';
import { blockStorage } from './support/page-actions.ts';
import {
  authPages,
  collectConsoleErrors,
  contentPages,
  fakeMap,
  publicPages,
  scrollThrough,
} from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  const instead = (page: Page) => page.locator('noscript p').filter({ visible: true });
  const readable = (page: Page) => page.locator('main :is(p, li, dd, figcaption)').filter({ visible: true });

  test('without JavaScript pages are readable, menu and FAQ open and each form says what to do instead', async ({
    page,
  }) => {
    for (const path of contentPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(await readable(page).count(), path).toBeGreaterThan(6);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeVisible();
      await expect(page.getByRole('group', { name: 'Theme' })).toBeHidden();
    }
    await page.goto('/contact');
    await page.locator('summary').first().click();
    await expect(page.locator('details p').first()).toBeVisible();
    await page.goto('/');
    await expect(instead(page)).toContainText('The form needs JavaScript to open WhatsApp.');
    await expect(page.getByLabel('Message')).toBeVisible();
    for (const path of authPages) {
      await page.goto(path);
      await expect(instead(page), path).toContainText(/This (?:form|page) needs JavaScript\./);
    }
  });

  test(
    'without JavaScript the drawn map names its streets, legible on a phone, a tablet and a desk',
    exhaustive,
    async ({ page }) => {
      for (const [width, least] of [
        [390, 6],
        [768, 8],
        [1366, 8],
        [1920, 8],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto('/contact');
        const names = await page.locator('#office-map text').evaluateAll((texts) =>
          texts.map((text) => {
            const frame = text.closest('#office-map')?.getBoundingClientRect() ?? new DOMRect();
            const box = text.getBoundingClientRect();
            const scale = (text as SVGTextElement).getScreenCTM();
            return {
              name: text.textContent,
              isShown:
                box.left >= frame.left &&
                box.right <= frame.right &&
                box.top >= frame.top &&
                box.bottom <= frame.bottom,
              pixels:
                Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(scale?.a ?? 0, scale?.b ?? 0),
            };
          }),
        );
        const shown = names.filter(({ isShown }) => isShown);
        expect(
          shown.map(({ name }) => name),
          `${width}`,
        ).toContain('Placeholder Road');
        expect(shown.length, `${width}`).toBeGreaterThanOrEqual(least);
        expect(Math.min(...shown.map(({ pixels }) => pixels)), `${width}`).toBeGreaterThanOrEqual(13);
      }
    },
  );

  test('without JavaScript pictures and testimonials can be scrolled to and the map opens in a new page', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    for (const id of ['gallery', 'clients']) {
      const figures = page.locator(`#${id} figure`);
      await expect(figures).toHaveCount(4);
      for (const figure of await figures.all()) {
        await figure.scrollIntoViewIfNeeded();
        await expect(figure).toBeInViewport({ ratio: 0.5 });
        await expect(figure).toHaveText(/.{10}/);
      }
    }
    await fakeMap(context);
    await page.goto('/contact');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Open in OpenStreetMap' }).click();
    await expect((await opened).getByText('Streets of Pune')).toBeVisible();
  });
});

test('with blocked storage every public page works without console errors', exhaustive, async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
  await blockStorage(page);
  for (const path of publicPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  }
  await page.goto('/');
  await scrollThrough(page);
  await page.getByRole('heading', { name: 'Our Gallery' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(page.getByText('2 of 4').first()).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
