import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { contentPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

const banner = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });
const link = (page: Page, name: string) => banner(page).getByRole('link', { name, exact: true });

test('navbar and footer link to each public page, and the navbar marks the current one', async ({ page }) => {
  await page.goto('/services');
  for (const [name, href] of [
    ['Home', '/'],
    ['Services', '/services'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Login', '/login'],
    ['Sign Up', '/signup'],
  ] as const)
    await expect(link(page, name)).toHaveAttribute('href', href);
  await expect(banner(page).locator('[aria-current=page]')).toHaveText('Services');
  const footer = page.getByRole('contentinfo');
  const hrefs = await footer
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(hrefs).toEqual(['/', '/about', '/services', '/contact', '/privacy', '/terms']);
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer).toContainText(String(new Date().getFullYear()));
});

/** Serves a page of which only the header is sent until `sendRest` is called. */
async function serveInParts(file: string) {
  const [header = '', ...rest] = readFileSync(file, 'utf8').split(/(?<=<\/header>)/);
  const { promise: allowed, resolve: sendRest } = Promise.withResolvers<void>();
  const server = createServer(async ({ url }, response) => {
    if (url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(header);
    await allowed;
    response.end(rest.join(''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sendRest,
    stop: () => new Promise((done) => server.close(done)),
  };
}

test.describe('the phone menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the phone menu works by keyboard and closes on Escape, on a link and on a wider window', async ({
    page,
  }) => {
    await page.goto('/about');
    await menu(page).focus();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(link(page, 'Home')).toBeFocused();
    for (const name of ['Services', 'About', 'Contact']) {
      await page.keyboard.press('Tab');
      await expect(link(page, name)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeFocused();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(link(page, 'Contact')).toBeHidden();

    await menu(page).click();
    await link(page, 'About').click();
    await expect(link(page, 'About'), 'after a link to the same page').toBeHidden();
    await menu(page).click();
    await expect(link(page, 'About')).toBeVisible();
    await page.setViewportSize({ width: 769, height: 844 });
    await expect(menu(page)).toBeHidden();
    await page.setViewportSize({ width: 767, height: 844 });
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(link(page, 'About'), 'after a wider window').toBeHidden();
    await menu(page).click();
    await link(page, 'Services').click();
    await expect(page).toHaveURL(/\/services\/?$/);
    await expect(link(page, 'Services'), 'after a link to another page').toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('the phone menu opened before the rest of the page has come stays open and has aria-expanded', async ({
    page,
  }) => {
    const partial = await serveInParts(`${process.env.DIST ?? 'dist'}/about/index.html`);
    await page.goto(partial.url, { waitUntil: 'commit' });
    await menu(page).click();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    partial.sendRest();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.waitForLoadState('domcontentloaded');
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(link(page, 'About')).toBeVisible();
    await partial.stop();
  });
});

test.describe('a logged-in visitor', () => {
  const signIn = (page: Page, role: string) =>
    page.addInitScript((given) => {
      if (window !== top) return;
      localStorage.setItem('token', 'a-token');
      localStorage.setItem('role', given);
      // set before the first body element, thus before the first paint
      new MutationObserver((_, observer) => {
        if (!document.body?.firstElementChild) return;
        sessionStorage.setItem('before', String(document.documentElement.hasAttribute('data-signed-in')));
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    }, role);

  test('a client sees Profile and Logout on every public page from the first paint', async ({ page }) => {
    await signIn(page, 'client');
    for (const path of contentPages) {
      await page.goto(path);
      expect(await page.evaluate(() => sessionStorage.getItem('before')), path).toBe('true');
      await expect(link(page, 'Profile')).toHaveAttribute('href', '/client-dashboard');
      await expect(banner(page).getByRole('button', { name: 'Logout' })).toBeVisible();
      await expect(link(page, 'Login')).toBeHidden();
      await expect(link(page, 'Sign Up')).toBeHidden();
    }
  });

  test('logging out in another tab updates the nav', async ({ page, context }) => {
    await page.goto('/about');
    await page.evaluate(() => {
      localStorage.setItem('token', 'a-token');
      localStorage.setItem('role', 'client');
    });
    await page.reload();
    const other = await context.newPage();
    await other.goto('/services');
    await banner(other).getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL(/\/$/);
    await expect(link(page, 'Login')).toBeVisible();
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('role')])).toEqual([
      null,
      null,
    ]);
  });
});

test('every route opens at its top, after Back and Forward too, and a reload keeps its place', async ({
  page,
}) => {
  const scrollDown = async () => {
    await page.evaluate(() => scrollTo(0, 400));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  };
  const scrolled = () => page.evaluate(() => new Promise((done) => setTimeout(() => done(scrollY), 300)));
  await page.goto('/services');
  await scrollDown();
  await link(page, 'About').click();
  await page.waitForURL('**/about');
  expect(await scrolled()).toBe(0);
  await scrollDown();
  await page.goBack();
  await page.waitForURL('**/services');
  expect(await scrolled()).toBe(0);
  await page.goForward();
  await page.waitForURL('**/about');
  expect(await scrolled()).toBe(0);
  await scrollDown();
  await page.reload();
  expect(await scrolled()).toBe(400);
});
