import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import type { TestProject } from 'vitest/node';

const root = resolve(import.meta.dirname, '../..');

/** What stories looked like when somebody last agreed: lossless WebP, a fifth of the same picture as PNG. */
const agreed = join(root, 'tests/pictures/__screenshots__');
/** The same as PNG, which is what Vitest compares with: `<look>/<story id>.png`. */
export const unpacked = join(root, 'node_modules/.cache/prahari-pictures');

const AT_ONCE = 4;

async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function filesIn(folder: string, extension: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith(extension)).map((name) => name.slice(0, -extension.length));
}

const changedAt = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => Math.floor(mtimeMs / 1000),
    () => 0,
  );
const webp = (name: string) => join(agreed, `${name}.webp`);
const png = (name: string) => join(unpacked, `${name}.png`);
const isInStep = async (name: string) => (await changedAt(webp(name))) === (await changedAt(png(name)));

/** Notes that both files show the same. */
async function inStep(name: string): Promise<void> {
  const time = await changedAt(webp(name));
  await utimes(png(name), time, time);
}

async function unpack(name: string): Promise<void> {
  if (await isInStep(name)) return;
  await mkdir(dirname(png(name)), { recursive: true });
  await sharp(webp(name)).png({ compressionLevel: 1 }).toFile(png(name));
  await inStep(name);
}

const pixels = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();

async function pack(name: string): Promise<void> {
  if (await isInStep(name)) return;
  const shown = await readFile(png(name));
  const packed = await sharp(shown).removeAlpha().webp({ lossless: true, effort: 4 }).toBuffer();
  if (!(await pixels(shown)).equals(await pixels(packed))) throw new Error(`${name} lost pixels`);
  await mkdir(dirname(webp(name)), { recursive: true });
  await writeFile(webp(name), packed);
  await inStep(name);
}

/** Vitest's global setup of the pictures: unpacks what was agreed, and after `--update` packs what is agreed now. */
export async function setup({ config }: TestProject): Promise<() => Promise<void>> {
  const kept = new Set(await filesIn(agreed, '.webp'));
  // A picture nobody agreed to is no baseline.
  await each(
    (await filesIn(unpacked, '.png')).filter((name) => !kept.has(name)),
    (name) => rm(png(name)),
  );
  await each([...kept], unpack);
  return async () => {
    if (config.snapshotOptions.updateSnapshot === 'all') await each(await filesIn(unpacked, '.png'), pack);
  };
}
