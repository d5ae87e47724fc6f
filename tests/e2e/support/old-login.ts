import type { Page } from '@playwright/test';
import { reauthenticationNeeded } from '@prahari/contract/factors';

/** Refuses the next write to a path as the server does when the login is older than 15 minutes. */
export async function refuseOldLogin(page: Page, path: string): Promise<void> {
  let isRefused = false;
  await page.route(`**/api${path}`, (route) => {
    if (isRefused || route.request().method() === 'GET') return route.fallback();
    isRefused = true;
    const { status, code, message } = reauthenticationNeeded;
    return route.fulfill({ status, json: { success: false, code, message } });
  });
}
