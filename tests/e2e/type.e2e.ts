import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumLaunch } from '../support/browser.ts';
import { exhaustive } from './support/exhaustive.ts';
import { expect, test } from './support/test.ts';

/** Returns the lightness between dots and stems: 0 where they merge, 1 where the background shows. */
async function gapLightness(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const darkest = Array.from(
    { length: info.height },
    (_, row) => Math.min(...data.subarray(row * info.width, (row + 1) * info.width)) / 255,
  );
  const isDark = (lightness: number) => lightness < 0.5;
  return Math.max(...darkest.slice(darkest.findIndex(isDark), darkest.findLastIndex(isDark)));
}

test('dots of i stand apart from their stems at device scale 1', exhaustive, async ({ site }) => {
  const launch = await chromiumLaunch();
  // People's browsers hint fonts; those of the other tests don't.
  const args = (launch.args ?? []).filter((flag) => !flag.startsWith('--font-render-hinting'));
  const browser = await chromium.launch({ ...launch, args });
  const page = await browser.newPage({ baseURL: site.url, deviceScaleFactor: 1 });
  await page.goto('/login');
  await page.evaluate(() => document.fonts.load('600 15px "Anek Latin"'));
  const merged: string[] = [];
  for (const tag of ['p', 'button'])
    for (const size of [13, 14, 15, 16, 17])
      for (const weight of [400, 550, 600]) {
        await page.evaluate(
          ([tag, size, weight]) => {
            const specimen = document.createElement(`${tag}`);
            specimen.textContent = 'iiii';
            specimen.id = 'specimen';
            const style = { position: 'fixed', inset: '0 auto auto 0', padding: '4px', border: 'none' };
            Object.assign(specimen.style, style, { background: '#fff', color: '#000', zIndex: 9 });
            Object.assign(specimen.style, { fontSize: `${size}px`, fontWeight: weight });
            document.querySelector('#specimen')?.remove();
            document.body.append(specimen);
          },
          [tag, size, weight] as const,
        );
        const lightness = await gapLightness(await page.locator('#specimen').screenshot());
        if (!(lightness >= 0.5)) merged.push(`${tag} ${size} ${weight}: ${lightness.toFixed(2)}`);
      }
  await browser.close();
  expect(merged).toEqual([]);
});
