import { expect, test } from './support/test.ts';

test('the gallery moves on every five seconds, wraps at both ends, and stands still under the pointer', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const gallery = page.getByRole('region', { name: 'Pictures' });
  await gallery.scrollIntoViewIfNeeded();
  const pause = page.getByRole('button', { name: 'Pause pictures' });
  const place = pause.locator('..').getByText(/ of 4$/);
  // The slides glide in real time while the page's clock stands, so it is moved on in small steps.
  const comesTo = (text: string, stepMs: number) =>
    expect
      .poll(async () => {
        await page.clock.runFor(stepMs);
        return place.textContent();
      })
      .toBe(text);
  await expect(place).toHaveText('1 of 4');
  await page.mouse.move(0, 0);
  await page.clock.runFor(4900);
  await expect(place).toHaveText('1 of 4');
  await comesTo('2 of 4', 150);
  await gallery.hover();
  await page.clock.runFor(11_000);
  await expect(place).toHaveText('2 of 4');
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await comesTo('1 of 4', 150);
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await comesTo('4 of 4', 150);
  await page.getByRole('button', { name: 'Next picture' }).click();
  await comesTo('1 of 4', 150);
});

test('quotes wrap at both ends and never move by themselves', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { name: 'What Our Clients Say' });
  await heading.scrollIntoViewIfNeeded();
  const place = page
    .locator('section, div')
    .filter({ has: heading })
    .last()
    .getByText(/ of 4$/);
  await page.getByRole('button', { name: 'Previous quote' }).click();
  await expect(place).toHaveText('4 of 4');
  await page.getByRole('button', { name: 'Next quote' }).click();
  await expect(place).toHaveText('1 of 4');
});

test('the contact form asks for all four, opens WhatsApp with them, and keeps what was typed', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ status: 200, body: 'WhatsApp' }));
  await page.goto('/');
  const send = page.getByRole('button', { name: 'Send on WhatsApp' });
  await send.scrollIntoViewIfNeeded();
  await send.click();
  await expect(page.getByText('Name is required').last()).toBeVisible();
  await page.getByLabel('Name').fill('Asha & Sons');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Subject').fill('Two guards?');
  await page.getByLabel('Message').fill('From 1 Dec\nनमस्ते');
  const [chat] = await Promise.all([context.waitForEvent('page'), send.click()]);
  const url = new URL(chat.url());
  expect(url.origin + url.pathname).toMatch(/^https:\/\/wa\.me\/\d+$/);
  for (const part of ['Asha & Sons', 'asha@example.com', 'Two guards?', 'From 1 Dec\nनमस्ते']) {
    expect(url.searchParams.get('text')).toContain(part);
  }
  await expect(page.getByLabel('Subject')).toHaveValue('Two guards?');
});

test('the nav is marked past 50 px, and its menu closes on a link, on Escape and on growing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  const menu = page.getByRole('button', { name: 'Menu' });
  const about = page.getByRole('banner').getByRole('link', { name: 'About', exact: true });
  await expect(about).toBeHidden();
  await menu.click();
  await expect(about).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await menu.click();
  await page.setViewportSize({ width: 1000, height: 844 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(about).toBeHidden();
  await menu.click();
  await about.click();
  await expect(page).toHaveURL(/\/about\/?$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'About', exact: true })).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
