import { chromium } from 'playwright';
import { chromiumLaunch } from '../support/browser.ts';

const browser = await chromium.launch(await chromiumLaunch());
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
page.on('console', (m) => console.log(m.type(), m.text().slice(0, 200)));
page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 200)));
await page.goto('http://localhost:4555/');
await page.getByRole('button', { name: 'Save' }).click();
await page.waitForTimeout(1000);
await page.screenshot({ path: '/tmp/hour-0.png', fullPage: true });
await page.getByLabel('Name').fill('Main gate');
await page.getByLabel('Rate for a month').fill('46500');
await page.getByRole('button', { name: 'Save' }).click();
await page.getByRole('columnheader', { name: 'Guards' }).click();
await page.waitForTimeout(800);
await page.screenshot({ path: '/tmp/hour-1.png', fullPage: true });
await browser.close();
