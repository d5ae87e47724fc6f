import type { Page } from '@playwright/test';
import { acceptedGuard, adminApiClient, apiClient, approvedClient } from './support/accounts.ts';
import { axeViolations } from './support/axe-violations.ts';
import { inDays } from './support/days.ts';
import { demoLogins, demoTest } from './support/demo-company.ts';
import { exhaustive } from './support/exhaustive.ts';
import { logIn } from './support/page-actions.ts';
import { expect, test } from './support/test.ts';

for (const width of [390, 1366])
  test(
    `the office opens WhatsApp with the text of a message and ticks it off, ${width} px wide`,
    width === 390 ? {} : exhaustive,
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 780 });
      const [client, guard, admin] = [
        await approvedClient(site),
        await acceptedGuard(site),
        await adminApiClient(site),
      ];
      await (await apiClient(site, guard)).call('PUT', '/auth/consents', {
        purpose: 'whatsApp',
        isGiven: true,
      });
      await admin.call('POST', '/admin/assign-guard', {
        guardId: guard.guardId,
        clientId: client.clientId,
        startDate: inDays(1),
        endDate: inDays(20),
        shift: 'night',
        location: { street: 'Lane 9', city: 'Pune', state: 'Maharashtra', zipCode: '411004' },
      });
      await logIn(page, site.admin);
      await page.goto('/admin-dashboard?tab=to-send');
      const link = page.getByRole('link', { name: `WhatsApp to ${guard.name}`, exact: true });
      const href = (await link.getAttribute('href')) ?? '';
      expect(decodeURIComponent(href)).toContain('Lane 9, Pune');
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: `Tick off ${guard.name}`, exact: true }).click();
      await expect(link).toBeHidden();

      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Records' }).click();
      await page.getByRole('tab', { name: 'Registers' }).click();
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Wage input as CSV' }).click();
      expect((await saving).suggestedFilename()).toMatch(/^prahari-wage-input-\d{4}-\d{2}\.csv$/);
    },
  );

/** Controls in the window that a toast stands over, by their text. */
const coveredByToast = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('[data-place] > *')?.getBoundingClientRect();
    if (!toast) return ['no toast'];
    const controls = [...document.querySelectorAll('button, a[href], input, select, summary, [role=tab]')];
    return controls.flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isBeside =
        right <= toast.left || left >= toast.right || bottom <= toast.top || top >= toast.bottom;
      return isBeside || control.closest('[data-place]') ? [] : [control.textContent?.trim() ?? ''];
    });
  });

demoTest('the toast of a failed tick covers no control, also not that of a notice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, demoLogins.admin);
  await page.goto('/admin-dashboard?tab=to-send');
  const tickAll = page.getByRole('button', { name: /^Tick off all/ });
  await expect(tickAll).toBeVisible();
  await page.route('**/api/admin/messages/sent', (route) => route.abort());
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  const failed = page.getByText('Failed to tick off');
  await expect
    .poll(async () => {
      // It stays for three seconds, which a slow machine may miss.
      if (!(await failed.isVisible())) await tickAll.click();
      return coveredByToast(page);
    })
    .toEqual([]);
});
