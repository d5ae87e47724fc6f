import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** An image as RGB, three bytes per pixel, row by row. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

export const sha256 = (data: Buffer): string => createHash('sha256').update(data).digest('hex');

/** SHA-256 of the size and the pixels, regardless of compression. */
export const pixelsHash = ({ data, width, height }: Pixels): string =>
  createHash('sha256').update(`${width}x${height} `).update(data).digest('hex');

export async function decode(image: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(image, { limitInputPixels: false })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export const toSharp = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: false });

export function crop(
  from: Pixels,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): Pixels {
  const data = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    const start = ((top + row) * from.width + left) * 3;
    from.data.copy(data, row * width * 3, start, start + width * 3);
  }
  return { data, width, height };
}

/** A faded copy of `actual`, with pixels red that differ from `expected` by more than the tolerance in a channel. Both have the same width. */
export function drawDifference(actual: Pixels, expected: Pixels, tolerance: number): Pixels {
  const data = Buffer.alloc(actual.data.length);
  for (let at = 0; at < data.length; at += 3) {
    const distance = (channel: number) =>
      Math.abs((actual.data[at + channel] ?? 0) - (expected.data[at + channel] ?? 0));
    const isSame = Math.max(distance(0), distance(1), distance(2)) <= tolerance;
    for (let channel = 0; channel < 3; channel += 1) {
      const faded = 200 + Math.floor((actual.data[at + channel] ?? 0) / 5);
      data[at + channel] = isSame ? faded : channel === 0 ? 255 : 0;
    }
  }
  return { data, width: actual.width, height: actual.height };
}

/** Colors with a smaller share of the pixels belong to the edges of glyphs and shapes. */
const RARE = 0.002;
/** Levels per channel that other rare colors are rounded to: 0, 85, 170, 255. */
const LEVEL = 85;
/** How far a rare color may be from the common one that replaces it, in each channel. */
const NEAR = 64;

/**
 * Replaces rare colors by a near common one, else rounds them to 4 levels per channel. Surfaces and words keep their exact
 * color; the edges of text, which cause most of the bytes of a picture, compress by more than half.
 */
export function roundRareColors({ data, width, height }: Pixels): Pixels {
  const colorAt = (at: number) => ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
  const counts = new Uint32Array(2 ** 24);
  for (let at = 0; at < data.length; at += 3) counts[colorAt(at)] = (counts[colorAt(at)] ?? 0) + 1;
  const limit = RARE * width * height;
  const common: number[] = [];
  counts.forEach((count, color) => {
    if (count >= limit) common.push(color);
  });
  const channelsOf = (color: number) => [color >> 16, (color >> 8) & 255, color & 255] as const;
  const distance = (one: number, other: number) => {
    const others = channelsOf(other);
    return Math.max(...channelsOf(one).map((channel, index) => Math.abs(channel - (others[index] ?? 0))));
  };
  const level = (channel: number) => Math.round(channel / LEVEL) * LEVEL;
  const replaceRare = (color: number): number => {
    let [nearest, least] = [0, NEAR + 1];
    for (const one of common) {
      const difference = distance(color, one);
      if (difference < least) [nearest, least] = [one, difference];
    }
    if (least <= NEAR) return nearest;
    const [red, green, blue] = channelsOf(color).map(level);
    return ((red ?? 0) << 16) | ((green ?? 0) << 8) | (blue ?? 0);
  };
  const replaced = new Map<number, number>();
  const rounded = Buffer.from(data);
  for (let at = 0; at < data.length; at += 3) {
    const color = colorAt(at);
    if ((counts[color] ?? 0) >= limit) continue;
    const replacement = replaced.get(color) ?? replaceRare(color);
    replaced.set(color, replacement);
    rounded.writeUIntBE(replacement, at, 3);
  }
  return { data: rounded, width, height };
}
