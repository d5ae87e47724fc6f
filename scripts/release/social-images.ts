// Renders Open Graph images: npm run build && node scripts/release/social-images.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { SHARE_PICTURE_SIZE, sharePicturePath, sharePictures } from '../../src/content/share-pictures.ts';
import { chromiumLaunch } from '../../tests/support/browser.ts';

const dist = process.env.DIST ?? 'dist';
const read = (path: string) => readFileSync(path, 'utf8');
const heading = (path: string) =>
  /<h1[^>]*>([^<]+)<\/h1>/.exec(read(join(dist, path, 'index.html')))?.[1]?.trim() ?? '';

const style = `
  @font-face { font-family: "Anek Latin"; font-weight: 100 800; src: url(data:font/woff2;base64,${readFileSync('packages/ui/src/styles/fonts/anek-latin.woff2').toString('base64')}) }
  ${read('packages/ui/src/styles/themes.css')}
  :root { color-scheme: dark }
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: var(--prahari-surface); color: var(--prahari-ink); font-family: var(--prahari-font) }
  .scene { position: absolute; inset: 0 0 0 auto; width: 760px; height: 630px; overflow: hidden }
  .scene svg { width: 100%; height: 100% }
  .fade { position: absolute; inset: 0; background: linear-gradient(90deg, var(--prahari-surface) 442px, transparent 580px) }
  .briefing .scene { width: 820px } .briefing .fade { background: linear-gradient(90deg, var(--prahari-surface) 420px, transparent 500px) }
  .gate .scene { width: 1200px } .gate .scene svg { width: 2700px; height: 675px; margin: -45px 0 0 -750px } .gate .fade { display: none }
  .lockup { position: absolute; left: 72px; top: 72px; width: 250px; color: var(--prahari-ink) } .lockup svg { width: 100% }
  h1 { position: absolute; left: 72px; bottom: 64px; width: 480px; margin: 0; font-size: 60px; line-height: 1.06; font-weight: 600; letter-spacing: -.02em; text-wrap: balance }
  .gate h1 { top: 168px; bottom: auto; width: 520px; font-size: 68px }`;

/** Crops the right side of scenes whose subject is on the left. */
const drawing = (scene: string) =>
  read(`src/assets/scenes/${scene}.svg`).replace(
    '<svg ',
    `<svg preserveAspectRatio="${scene === 'festival' ? 'xMinYMid' : 'xMidYMid'} slice" `,
  );

const pageFor = (
  scene: string,
  words: string,
) => `<!doctype html><html data-theme="dark"><style>${style}</style>
  <body class="${scene}"><div class="scene">${drawing(scene)}</div><div class="fade"></div>
  <div class="lockup">${read('scripts/release/lockup.svg')}</div><h1>${words}</h1></body></html>`;

const browser = await chromium.launch(await chromiumLaunch());
const page = await browser.newPage({ viewport: SHARE_PICTURE_SIZE, colorScheme: 'dark' });
for (const path of Object.keys(sharePictures)) {
  const { scene } = sharePictures[path] ?? sharePictures['/'];
  await page.setContent(pageFor(scene, heading(path)));
  await page.evaluate(() => document.fonts.ready);
  const drawn = await sharp(await page.screenshot())
    .png({ palette: true, quality: 85, effort: 10, compressionLevel: 9 })
    .toBuffer();
  const file = join('public', sharePicturePath(path));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, drawn);
  console.log(`${file} ${drawn.length} bytes`);
}
await browser.close();
