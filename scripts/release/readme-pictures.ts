// The pictures of the README: the top of the landing page, and of two dashboards with demo data. `npm run pictures -- --site` takes them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { demoLogins } from '../../packages/api/src/demo/seed.ts';
import { logIn } from '../../tests/e2e/support/page-actions.ts';
import { startServer } from '../../tests/e2e/support/server.ts';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

interface ReadmePicture {
  name: string;
  path: string;
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  /** Who is logged in; nobody when left out. */
  role?: keyof typeof demoLogins;
}

const PICTURES: readonly ReadmePicture[] = [
  { name: 'landing-dark-1280', path: '/', viewport: DESK, colorScheme: 'dark' },
  {
    name: 'admin-light-1280',
    role: 'admin',
    path: '/admin-dashboard?tab=today',
    viewport: DESK,
    colorScheme: 'light',
  },
  {
    name: 'guard-dark-390',
    role: 'security',
    path: '/security-dashboard',
    viewport: PHONE,
    colorScheme: 'dark',
  },
];

/** Today at a time during a night shift. */
const nightInIndia = () => new Date(`${new Date().toISOString().slice(0, 10)}T22:40:00+05:30`);

/** Starts the server on the data of `npm run demo`, in a temporary folder. */
async function demoServer(dist: string | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), 'prahari-screens-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' };
  const { status, stderr } = spawnSync(process.execPath, ['packages/api/src/demo/prepare.ts'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(stderr);
  const server = await startServer(env, dist);
  const stop = () => server.stop().finally(() => rmSync(dataDir, { recursive: true, force: true }));
  return { url: server.url, stop };
}

async function take(
  browser: Browser,
  baseURL: string,
  { role, path, viewport, colorScheme }: ReadmePicture,
): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  if (colorScheme === 'dark') await page.clock.setFixedTime(nightInIndia());
  if (role) await logIn(page, { role, ...demoLogins[role] });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await context.close();
  return sharp(picture).webp({ quality: 75, effort: 6 }).toBuffer();
}

/** Writes the pictures into a folder. `dist` is the built site, if not dist/. */
export async function readmePictures(browser: Browser, folder: string, dist?: string) {
  const server = await demoServer(dist);
  try {
    for (const picture of PICTURES) {
      const bytes = await take(browser, server.url, picture);
      writeFileSync(join(folder, `${picture.name}.webp`), bytes);
      console.log(`${picture.name}.webp ${bytes.length} bytes`);
    }
  } finally {
    await server.stop();
  }
}
