import type { BrowserCommand } from 'vitest/node';

/** Switches forced colors (a Windows contrast theme) on or off for the page. */
export const forceColors: BrowserCommand<[on: boolean]> = async ({ page }, on) => {
  await page.emulateMedia({ forcedColors: on ? 'active' : 'none' });
};
