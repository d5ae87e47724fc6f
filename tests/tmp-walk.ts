import { chromium } from 'playwright';
import { chromiumLaunch } from './support/browser.ts';

const url = 'http://127.0.0.1:4557';
const [role, width, out, ...steps] = process.argv.slice(2);
const people: any = {
  admin: ['admin@prahari.example', 'demo office 2026', '/admin-dashboard'],
  client: ['client@prahari.example', 'demo client 2026', '/client-dashboard'],
  security: ['guard@prahari.example', 'demo guard 2026', '/security-dashboard'],
};
const browser = await chromium.launch(await chromiumLaunch());
const page = await browser.newPage({
  viewport: { width: Number(width), height: Number(width) < 500 ? 844 : 900 },
  deviceScaleFactor: 1,
});
page.on('console', (m) => m.type() === 'error' && console.log('console:', m.text()));
await page.goto(url + '/robots.txt');
const [email, password, home] = people[role!];
const r = await page.request.post(url + '/api/auth/login', {
  data: { role, email, password, cookie: true },
  headers: { origin: url },
});
console.log(r.status());
await page.evaluate((role) => {
  localStorage.setItem('token', 'cookie-session');
  localStorage.setItem('role', role!);
  sessionStorage.setItem('own', '/api');
}, role);
let n = 0;
for (const step of steps) {
  const [kind, ...rest] = step.split('=');
  const value = rest.join('=');
  if (kind === 'go') {
    await page.goto(url + (value || home));
    await page.waitForTimeout(1800);
  }
  if (kind === 'click') {
    await page.getByRole('button', { name: value }).first().click();
    await page.waitForTimeout(900);
  }
  if (kind === 'tab') {
    await page.getByRole('tab', { name: value }).first().click();
    await page.waitForTimeout(1200);
  }
  if (kind === 'text') {
    await page.getByText(value).first().click();
    await page.waitForTimeout(900);
  }
  if (kind === 'shot') {
    await page.screenshot({ path: `${out}-${value || n++}.png` });
  }
  if (kind === 'full') {
    await page.screenshot({ path: `${out}-${value || n++}.png`, fullPage: true });
  }
}
await browser.close();
