import sharp from 'sharp';
import type { BrowserCommand } from 'vitest/node';

/** A part of the window in px. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const hex = (channels: Iterable<number>) =>
  `#${[...channels].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Counts the pixels of each color in each box of a screenshot. */
export const colorsIn: BrowserCommand<[readonly Box[]]> = async ({ page }, boxes) => {
  const image = sharp(await page.screenshot())
    .removeAlpha()
    .raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return boxes.map(({ left, top, width, height }) => {
    const counts: Record<string, number> = {};
    for (let y = Math.ceil(top); y < top + height - 1; y += 1) {
      for (let x = Math.ceil(left); x < left + width - 1; x += 1) {
        const at = 3 * (y * info.width + x);
        const color = hex(data.subarray(at, at + 3));
        counts[color] = (counts[color] ?? 0) + 1;
      }
    }
    return counts;
  });
};
