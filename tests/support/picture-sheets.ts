import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  approvedFolder,
  formatPlacement,
  indexFile,
  type LookName,
  lookNames,
  type PictureIndex,
  type Placement,
  readIndex,
  takenFolder,
} from './picture-index.ts';
import { decode, type Pixels, pixelsHash, roundRareColors, sha256, toSharp } from './picture-pixels.ts';

/** Up to six desktop pictures side by side: WebP then compresses repeated content, and sheets stay small enough to view. */
const SHEET_WIDTH = 7680;
/** Larger sheets mostly contain dithered gradients, for which AVIF needs a tenth of the bytes. */
const MAX_WEBP_BYTES = 40_000;

interface Picture extends Pixels {
  story: string;
  look: LookName;
  hash: string;
}

async function readTaken(component: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const look of lookNames) {
    const folder = join(takenFolder, component, look);
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder).sort()) {
      const pixels = await decode(join(folder, file));
      pictures.push({ ...pixels, story: file.replace(/\.png$/, ''), look, hash: pixelsHash(pixels) });
    }
  }
  return pictures;
}

/** Places pictures in rows, left to right. */
function arrange(pictures: readonly Picture[], sheet: LookName): Placement[] {
  let [left, top, rowHeight] = [0, 0, 0];
  return pictures.map(({ width, height, hash }) => {
    if (left > 0 && left + width > SHEET_WIDTH) {
      left = 0;
      top += rowHeight;
      rowHeight = 0;
    }
    const placement = { sheet, left, top, width, height, pixels: hash };
    left += width;
    rowHeight = Math.max(rowHeight, height);
    return placement;
  });
}

function draw(pictures: readonly Picture[], placements: readonly Placement[]): Pixels {
  const width = Math.max(...placements.map((place) => place.left + place.width));
  const height = Math.max(...placements.map((place) => place.top + place.height));
  const data = Buffer.alloc(width * height * 3, 0xff);
  pictures.forEach((picture, index) => {
    const { left = 0, top = 0 } = placements[index] ?? {};
    for (let row = 0; row < picture.height; row += 1) {
      const start = row * picture.width * 3;
      picture.data.copy(data, ((top + row) * width + left) * 3, start, start + picture.width * 3);
    }
  });
  return { data, width, height };
}

/** Compresses a sheet with loss. Sheets are for people to view; the index has the hash of the exact pixels. */
async function encode(sheet: Pixels): Promise<{ extension: string; bytes: Buffer }> {
  const webp = await toSharp(roundRareColors(sheet))
    .webp({ lossless: true, quality: 100, effort: 4 })
    .toBuffer();
  if (webp.length <= MAX_WEBP_BYTES) return { extension: 'webp', bytes: webp };
  const avif = await toSharp(sheet).avif({ quality: 40, chromaSubsampling: '4:4:4', effort: 3 }).toBuffer();
  return avif.length < webp.length ? { extension: 'avif', bytes: avif } : { extension: 'webp', bytes: webp };
}

const pixelsOf = ({ pictures }: Pick<PictureIndex, 'pictures'>) => JSON.stringify(pictures);

export function removeComponent(component: string): void {
  for (const { file } of Object.values(readIndex(component)?.sheets ?? {}))
    rmSync(join(approvedFolder, file), { force: true });
  rmSync(indexFile(component), { force: true });
}

/** Approves the new screenshots of a component. Sheets with unchanged pixels are not written. */
export async function approve(component: string): Promise<boolean> {
  const taken = await readTaken(component);
  const index: PictureIndex = { sheets: {}, pictures: {} };
  const placed = new Map<string, Placement>();
  const drawings = new Map<LookName, Pixels>();
  for (const look of lookNames) {
    // the same pixels are stored once
    const isFirst = ({ hash }: Picture, at: number, all: Picture[]) =>
      !placed.has(hash) && all.findIndex((other) => other.hash === hash) === at;
    const fresh = taken.filter((picture) => picture.look === look).filter(isFirst);
    const placements = arrange(fresh, look);
    for (const placement of placements) placed.set(placement.pixels, placement);
    if (fresh.length > 0) drawings.set(look, draw(fresh, placements));
  }
  for (const { story, look, hash } of taken) {
    const placement = placed.get(hash);
    if (placement) index.pictures[story] = { ...index.pictures[story], [look]: formatPlacement(placement) };
  }
  const before = readIndex(component);
  if (before && pixelsOf(before) === pixelsOf(index)) return false;

  removeComponent(component);
  if (taken.length === 0) return before !== undefined;
  mkdirSync(dirname(indexFile(component)), { recursive: true });
  for (const [look, drawing] of drawings) {
    const { extension, bytes } = await encode(drawing);
    const file = `${component}.${look}.${extension}`;
    writeFileSync(join(approvedFolder, file), bytes);
    index.sheets[look] = { file, sha256: sha256(bytes) };
  }
  writeFileSync(indexFile(component), `${JSON.stringify(index, null, 2)}\n`);
  return true;
}

export const sheetHash = (file: string): string => sha256(readFileSync(join(approvedFolder, file)));
