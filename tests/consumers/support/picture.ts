import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { decode, drawDifference, pixelsHash, toSharp } from '../../support/picture-pixels.ts';

const root = resolve(import.meta.dirname, '../../..');
/** One for all apps: with every framework the components look the same. */
const approved = join(root, 'tests/consumers/showcase.webp');
/** Taken on Linux x64 only, where the Chromium from npm runs. */
export const arePicturesCompared = process.platform === 'linux' && process.arch === 'x64';

async function settled(page: Page) {
  let before = '';
  for (let count = 0; count < 20; count += 1) {
    const png = await page.screenshot();
    const pixels = await decode(png);
    const hash = pixelsHash(pixels);
    if (hash === before) return { png, pixels, hash };
    before = hash;
  }
  throw new Error('The page never stops changing');
}

/**
 * Compares the window with the approved picture to the pixel; with PICTURES=update it is approved.
 * @param name of the app
 * @returns the failure message, or an empty string
 */
export async function comparePicture(page: Page, name: string): Promise<string> {
  const { png, pixels, hash } = await settled(page);
  if (process.env.PICTURES === 'update') {
    writeFileSync(approved, await toSharp(pixels).webp({ lossless: true, effort: 6 }).toBuffer());
    return '';
  }
  const expected = existsSync(approved) ? await decode(approved) : undefined;
  if (expected && pixelsHash(expected) === hash) return '';
  const failed = (kind: string) => join(root, 'test-results/consumers', `${name}.${kind}.png`);
  mkdirSync(dirname(failed('actual')), { recursive: true });
  writeFileSync(failed('actual'), png);
  if (expected && expected.width === pixels.width && expected.height === pixels.height)
    writeFileSync(
      failed('difference'),
      await toSharp(drawDifference(pixels, expected, 8))
        .png()
        .toBuffer(),
    );
  return `${name} differs from ${approved}; see ${failed('actual')}`;
}
