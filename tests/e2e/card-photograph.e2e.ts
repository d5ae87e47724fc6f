import sharp from 'sharp';
import { acceptedGuard, adminApiClient } from './support/accounts.ts';
import { exhaustive } from './support/exhaustive.ts';
import { confirm, logIn } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

test(
  'the office puts a guard’s photograph on the card, whoever scans it in Hindi sees the face, and it can be taken off',
  exhaustive,
  async ({ page, browser, site }) => {
    const guard = await acceptedGuard(site);
    await logIn(page, site.admin);
    await page.goto(`/admin-dashboard?tab=security-guards&guard=${guard.guardId}`);
    await page.getByRole('button', { name: 'Make card' }).click();
    const card = page.getByRole('article', { name: `Card of ${guard.name}` });
    await expect(card).toBeVisible();
    const face = await sharp({ create: { width: 90, height: 110, channels: 3, background: '#876' } })
      .jpeg()
      .toBuffer();
    await page
      .getByLabel(/^Photograph/)
      .setInputFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: face });
    const photograph = card.locator('img[src^="data:image/"]');
    await expect(photograph).toBeVisible();

    const { call } = await adminApiClient(site);
    const { data } = (await call('GET', `/admin/guards/${guard.guardId}/identity`)) as {
      data: { url: string };
    };
    const visitor = await browser.newPage({ viewport: { width: 390, height: 780 }, baseURL: site.url });
    await visitor.goto(`/guard#${data.url.split('#')[1]}`);
    await visitor.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(visitor.getByRole('img', { name: new RegExp(guard.name) })).toBeVisible();
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(guard.name);
    await expect(visitor.getByRole('link', { name: 'ऑफ़िस को फ़ोन करें' })).toBeVisible();

    await page.getByRole('button', { name: 'Delete photograph' }).click();
    await confirm(page, 'Delete this photograph?', 'Delete photograph');
    await expect(photograph).toHaveCount(0);
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(guard.name);
    await expect(visitor.getByRole('img', { name: new RegExp(guard.name) })).toHaveCount(0);
    await visitor.close();
  },
);
