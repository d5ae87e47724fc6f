import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The index of the current slide. On the page the first counter is the gallery's, the last the testimonials'. */
const currentSlide = async (place: Locator): Promise<number> =>
  Number.parseInt((await place.textContent()) ?? '', 10) - 1;

test('the gallery advances every five seconds, wraps at both ends and pauses on hover', async ({ page }) => {
  // with reduced motion slides change without animation, and autoplay waits for Play (WCAG 2.2.2)
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Our Gallery' }).scrollIntoViewIfNeeded();
  const play = page.getByRole('button', { name: 'Play pictures' });
  await expect(play).toBeEnabled();
  // before it plays: a slide that changed in the skipped minute could show only after the next step was begun
  await page.clock.pauseAt(Date.now() + 60_000);
  await play.click();
  await page.mouse.move(0, 0);
  const place = page.getByText(/^[1-4] of 4$/).first();
  const stepped = async (by: number, move: () => Promise<void>) => {
    const before = await currentSlide(place);
    await move();
    await expect(place).toHaveText(`${((before + by + 4) % 4) + 1} of 4`);
  };
  for (const _ of [1, 2, 3, 4]) await stepped(1, () => page.clock.runFor(5000));
  await page
    .getByRole('img', { name: /./ })
    .and(page.locator('figure img'))
    .nth(await currentSlide(place))
    .hover();
  await stepped(0, () => page.clock.runFor(11_000));
  const previous = () => page.getByRole('button', { name: 'Previous picture' }).click();
  for (const _ of [1, 2, 3, 4]) await stepped(-1, previous);
  await stepped(1, () => page.getByRole('button', { name: 'Next picture' }).click());
});

test('the contact form requires four fields, opens WhatsApp with them and keeps the input', async ({
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
