import type { BrowserCommand } from 'vitest/node';
import { contrast } from '../../packages/ui/src/styles/contrast.ts';
import type { TextPlace } from '../../packages/ui/src/testing/text-place.ts';
import { takeScreenshot } from './picture-command.ts';

/** Stars, and lines one pixel wide, may cross a word. */
const CROSSED_BY_LINES = 0.03;

const hex = (channels: Iterable<number>) =>
  `#${[...channels].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/**
 * The contrast of each text with what is drawn behind it, from a screenshot on which the texts themselves are not shown: the
 * least of the box, without the few pixels of stars and lines.
 */
export const contrastOfTexts: BrowserCommand<[readonly TextPlace[]]> = async ({ page }, places) => {
  const { data, width: imageWidth } = await takeScreenshot(page);
  const known = new Map<string, number>();
  return places.map(({ colour, left, top, width, height }) => {
    const found: number[] = [];
    for (let y = Math.ceil(top); y < top + height - 1; y += 1) {
      for (let x = Math.ceil(left); x < left + width - 1; x += 1) {
        const at = 3 * (y * imageWidth + x);
        const behind = hex(data.subarray(at, at + 3));
        const ratio = known.get(colour + behind) ?? contrast(colour, behind);
        known.set(colour + behind, ratio);
        found.push(ratio);
      }
    }
    found.sort((a, b) => a - b);
    return found[Math.floor(found.length * CROSSED_BY_LINES)] ?? 0;
  });
};
