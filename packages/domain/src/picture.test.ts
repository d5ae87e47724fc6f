import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { barePicture } from './picture.ts';

const SECRET = 'Taken at 18.5204 N 73.8567 E';
const picture = () =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: '#2a6' } }).withExif({
    IFD0: { ImageDescription: SECRET, Make: 'Phone' },
    IFD3: { GPSLatitude: '18/1 31/1 13/1', GPSLongitude: '73/1 51/1 24/1' },
  });
const holds = (bytes: Uint8Array, text: string): boolean => Buffer.from(bytes).includes(text);

/** Draws a picture to its pixels. */
const pixels = async (bytes: Uint8Array) => (await sharp(bytes).raw().toBuffer()).toString('hex');

describe('a bare picture', () => {
  it.each([
    ['jpeg', () => picture().jpeg()],
    ['progressive jpeg', () => picture().jpeg({ progressive: true })],
    ['png', () => picture().png()],
  ] as const)('of %s looks the same, and has neither place nor words of the camera', async (_, make) => {
    const full = await make().toBuffer();
    expect(holds(full, SECRET)).toBe(true);
    const bare = barePicture(full);
    expect([bare?.width, bare?.height]).toEqual([60, 80]);
    const bytes = bare?.bytes ?? new Uint8Array();
    expect(holds(bytes, SECRET)).toBe(false);
    const { exif, xmp, icc, comments } = await sharp(bytes).metadata();
    expect([exif, xmp, icc, comments]).toEqual([undefined, undefined, undefined, undefined]);
    expect(await pixels(bytes)).toBe(await pixels(full));
  });

  it('ends where the picture ends: a page or program behind it is gone', async () => {
    for (const full of [await picture().jpeg().toBuffer(), await picture().png().toBuffer()]) {
      const bare = barePicture(Buffer.concat([full, Buffer.from('<script>alert(1)</script>')]));
      expect(holds(bare?.bytes ?? full, '<script>')).toBe(false);
    }
  });

  it('has one size only: another frame or header cannot announce a larger picture', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const png = await picture().png().toBuffer();
    const huge = Buffer.from('ffc0000b08ffffffff01011100', 'hex');
    const header = Buffer.from(png.subarray(8, 33));
    header.writeUInt32BE(60_000, 8);
    const short = Buffer.concat([
      png.subarray(0, 8),
      Buffer.from('0000000049484452a8a1ae0a', 'hex'),
      png.subarray(33),
    ]);
    for (const bytes of [
      Buffer.concat([jpeg.subarray(0, 2), huge, jpeg.subarray(2)]),
      Buffer.concat([png.subarray(0, 33), header, png.subarray(33)]),
      short,
    ])
      expect(barePicture(bytes)).toBeUndefined();
  });

  it('is nothing else than JPEG or PNG, and not a part of one', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const png = await picture().png().toBuffer();
    const others = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('GIF89a'),
      await picture().webp().toBuffer(),
      Buffer.from([0xff, 0xd8, 0xff]),
      Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
      jpeg.subarray(0, 200),
      jpeg.subarray(0, -2),
      png.subarray(0, 60),
      png.subarray(0, 8),
      Buffer.concat([png.subarray(0, 8), Buffer.from('<html>')]),
    ];
    for (const bytes of others) expect(barePicture(bytes)).toBeUndefined();
  });
});
