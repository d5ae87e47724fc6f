// Takes a picture of each public and auth page of the built site, at phone and desktop size, in both themes, and
// writes a gallery of them, into the folder screens, which git ignores; and the three pictures on top of the README into docs/screens.
// After `npm run build`: node scripts/release/screens.ts [folder], with DIST for another build.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type ViewportSize } from 'playwright';
import sharp from 'sharp';
import { publicPages, scrollThrough, setVerificationEmail } from '../../tests/e2e/support/public-pages.ts';
import { startServer } from '../../tests/e2e/support/server.ts';
import { chromiumLaunch } from '../../tests/support/browser.ts';
import { readmePictures } from './readme-pictures.ts';

const MOST_BYTES = 60_000;
const folder = process.argv[2] ?? 'screens';
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const nameOf = (path: string) => path.slice(1) || 'landing';
const fileOf = (path: string, width: number, theme: Theme) => `${nameOf(path)}-${width}-${theme}.webp`;

/** Compresses with the best quality within the size limit; scales down when lower quality is not enough. */
async function smallEnough(png: Buffer, width: number) {
  for (const scale of [1, 0.75, 0.5])
    for (const quality of [80, 65, 50, 35]) {
      const picture = sharp(png).resize({ width: Math.round(width * scale) });
      const bytes = await picture.webp({ quality, effort: 4 }).toBuffer();
      if (bytes.length <= MOST_BYTES) return bytes;
    }
  throw new Error(`A picture of ${width} px cannot be made smaller than ${MOST_BYTES} bytes`);
}

async function take(browser: Browser, url: string, viewport: ViewportSize, theme: Theme) {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
  });
  const page = await context.newPage();
  await setVerificationEmail(page);
  for (const path of publicPages) {
    await page.goto(path);
    await scrollThrough(page);
    await page.evaluate(() => document.fonts.ready);
    const bytes = await smallEnough(await page.screenshot({ fullPage: true }), viewport.width);
    const file = fileOf(path, viewport.width, theme);
    writeFileSync(join(folder, file), bytes);
    console.log(`${file} ${bytes.length} bytes`);
  }
  await context.close();
}

const cell = (path: string, width: number, theme: Theme) =>
  `<img src="${fileOf(path, width, theme)}" width="${width === 390 ? 140 : 320}" alt="${path} at ${width} pixels, ${theme} theme">`;

const gallery = `# Screens

Each page that anybody may open, on a phone of 390 pixels and at a desk of 1280, in both themes.
Made by \`npm run build && npm run pictures -- --site\`.

${publicPages
  .map((path) => {
    const row = windows.flatMap(({ width }) => themes.map((theme) => cell(path, width, theme)));
    return `## ${path}\n\n${row.join('\n')}\n`;
  })
  .join('\n')}`;

mkdirSync(folder, { recursive: true });
const server = await startServer({}, process.env.DIST);
const browser = await chromium.launch(await chromiumLaunch());
for (const viewport of windows) for (const theme of themes) await take(browser, server.url, viewport, theme);
writeFileSync(join(folder, 'README.md'), gallery);
await server.stop();
await readmePictures(browser, 'docs/screens', process.env.DIST);
await browser.close();
