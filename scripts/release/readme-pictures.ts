// Takes the README's pictures: npm run build && node scripts/release/readme-pictures.ts
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium } from 'playwright';
import sharp from 'sharp';
import { demoLogins } from '../../packages/api/src/demo/seed.ts';
import { logIn } from '../../tests/e2e/support/page-actions.ts';
import { startServer } from '../../tests/e2e/support/server.ts';
import { chromiumLaunch } from '../../tests/support/browser.ts';

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** Today during a night shift. */
const night = new Date(`${new Date().toISOString().slice(0, 10)}T22:40:00+05:30`);

const dataDir = mkdtempSync(join(tmpdir(), 'prahari-screens-'));
const env = { DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' };
const seeded = spawnSync(process.execPath, ['packages/api/src/demo/prepare.ts'], {
  stdio: 'inherit',
  env: { ...process.env, ...env },
});
if (seeded.status !== 0) process.exit(1);
const server = await startServer(env);
const browser = await chromium.launch(await chromiumLaunch());

interface Shot {
  path: string;
  /** The role of the person logged in; nobody when missing. */
  role?: keyof typeof demoLogins;
  look: BrowserContextOptions;
  /** A button to press first, if it is there at this hour. */
  press?: string;
}

async function take(name: string, { path, role, look, press }: Shot) {
  const page = await browser.newPage({
    baseURL: server.url,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...look,
  });
  if (look.colorScheme === 'dark') await page.clock.setFixedTime(night);
  if (role) await logIn(page, { role, ...demoLogins[role] });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const button = page.getByRole('button', { name: press ?? '' });
  if (press && (await button.isVisible())) {
    await button.click();
    await button.waitFor({ state: 'hidden' });
    // without the message of success
    await page.reload();
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate(() => document.fonts.ready);
  const bytes = await sharp(await page.screenshot())
    .webp({ quality: 75, effort: 6 })
    .toBuffer();
  writeFileSync(`docs/screens/${name}.webp`, bytes);
  await page.close();
}

await take('landing-dark-1280', { path: '/', look: { viewport: desk, colorScheme: 'dark' } });
await take('admin-light-1280', {
  path: '/admin-dashboard?tab=today',
  role: 'admin',
  look: { viewport: desk, colorScheme: 'light' },
});
await take('guard-dark-390', {
  path: '/security-dashboard',
  role: 'security',
  look: { viewport: phone, colorScheme: 'dark' },
  press: 'Start duty',
});
await browser.close();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
