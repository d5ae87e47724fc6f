// Renders a changed logo as icons and for Storybook: node scripts/release/icons.ts [folder]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { colors, type Theme } from '../../packages/ui/src/styles/tokens.ts';

const folder = process.argv[2] ?? 'public';
const read = (path: string) => readFileSync(path, 'utf8');

const small = { palette: true, quality: 90, effort: 10, compressionLevel: 9 };

const color = (name: string, theme: Theme) => colors[name]?.[theme] ?? '';
const surface = color('surface', 'dark');
const accent = color('accent-ink', 'dark');

const mark = read('public/favicon.svg').replace(/<style>.*?<\/style>|<\/?svg[^>]*>/gs, '');
const lockup = read('scripts/release/lockup.svg').replace(/<\/?svg[^>]*>/g, '');

/** Colors the logo with the accent, the name with the text color. */
const lockupIn = (theme: Theme) => lockup.replace('<g ', `<g fill="${color('accent-ink', theme)}" `);

/** Renders the logo on a dark square; `share` is its size relative to the square's side. */
function icon(side: number, share: number, corner = 0) {
  const scale = (side * share) / 16;
  const inset = (side - side * share) / 2;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <rect width="${side}" height="${side}" rx="${corner}" fill="${surface}"/>
    <g fill="${accent}" transform="translate(${inset} ${inset}) scale(${scale})">${mark}</g></svg>`);
}

/** Wraps one PNG as favicon.ico, with a header and directory entry of 22 bytes. */
function ico(png: Buffer, side: number) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

/** Storybook's own UI lacks our custom properties. */
for (const theme of ['light', 'dark'] as const) {
  const ink = color('ink', theme);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 74 18" width="148" height="36" fill="${ink}">${lockupIn(theme)}</svg>`;
  writeFileSync(`.storybook/public/lockup-${theme}.svg`, `${svg}\n`);
}

mkdirSync(folder, { recursive: true });
const pictures = {
  'favicon.ico': ico(
    await sharp(icon(32, 0.75, 6))
      .png()
      .toBuffer(),
    32,
  ),
  'apple-touch-icon.png': await sharp(icon(180, 0.6)).png(small).toBuffer(),
  'icon-192.png': await sharp(icon(192, 0.75, 36))
    .png(small)
    .toBuffer(),
  // Launchers may crop to a circle of 80 %.
  'icon-512.png': await sharp(icon(512, 0.5)).png(small).toBuffer(),
};
for (const [name, bytes] of Object.entries(pictures)) {
  writeFileSync(join(folder, name), bytes);
  console.log(`${name} ${bytes.length} bytes`);
}
