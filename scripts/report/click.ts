import { spawn } from 'node:child_process';
import { chromium } from 'playwright';
import { tokenOf } from '../../packages/api/testing/company-people.ts';
import { freePort } from '../../packages/api/testing/free-port.ts';
import { chromiumLaunch } from '../../tests/support/browser.ts';
import { COVERAGE, countCalled, startSmallCompany, waitForQuiet } from './request.ts';

/** Starts Astro's dev server, which serves each module as a file. */
async function startDevServer() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn(process.execPath, args, {
    stdio: 'ignore',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  while (!(await fetch(url).catch(() => undefined))) await new Promise((resolve) => setTimeout(resolve, 200));
  return { url, [Symbol.asyncDispose]: async () => void child.kill() };
}

/** Counts functions and files from a click on Mark as Paid to its toast. */
export async function calledByClick() {
  await using server = await startSmallCompany('sqlite');
  await using site = await startDevServer();
  await using browser = await chromium.launch(await chromiumLaunch());
  const localStorage = [
    { name: 'token', value: tokenOf('admin') },
    { name: 'role', value: 'admin' },
  ];
  const origins = [{ origin: site.url, localStorage }];
  const page = await browser.newPage({ storageState: { cookies: [], origins } });
  await page.route(`${site.url}/api/**`, async (route) => {
    const url = route.request().url().replace(site.url, server.url);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto(`${site.url}/admin-dashboard`);
  await page.getByRole('tab', { name: 'Clients' }).click();
  const button = page.getByRole('button', { name: /^Mark as Paid/ }).first();
  await button.waitFor({ timeout: 120_000 });
  // Load first what any use of the page or hovering the button loads.
  await page.keyboard.press('Shift');
  await button.hover();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.startPreciseCoverage', COVERAGE);
  await waitForQuiet(() => cdp.send('Profiler.takePreciseCoverage'));
  await button.click();
  await page.getByText('Bill marked as paid successfully').waitFor();
  const { result } = await cdp.send('Profiler.takePreciseCoverage');
  // Closing the page would fail the calls that it still waits for.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return countCalled(result);
}
